/** Formats a count like `toLocaleString('en')`, whose first use takes 20 ms at each start. */
export const countText = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
