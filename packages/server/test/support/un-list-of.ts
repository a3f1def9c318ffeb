/** Invented syllables: every number makes another name. */
const FIRST = ['Vel', 'Tor', 'Quin', 'Mar', 'Dres', 'Olb', 'Hask', 'Jor', 'Pell', 'Zant'];
const LAST = ['ashko', 'imbre', 'olvat', 'undry', 'eskin', 'arvold', 'ithem', 'ostra', 'urlek', 'avend'];

/** The name of the invented person with this number, 0 to 99. */
export function nameOf(number: number): string {
  const [tens, ones] = [Math.floor(number / 10) % 10, number % 10];
  return `${FIRST[tens]}${LAST[ones]} ${FIRST[ones]}${LAST[tens]}skaya`;
}

/** Invented persons with these numbers, in the layout of the UN consolidated list of a day. */
export function unListOf(day: string, numbers: readonly number[]): string {
  const persons = numbers.map(
    (number) =>
      `<INDIVIDUAL><DATAID>${number}</DATAID><FIRST_NAME>${nameOf(number)}</FIRST_NAME>` +
      `<UN_LIST_TYPE>${number < 50 ? 'Old' : 'New'}</UN_LIST_TYPE><REFERENCE_NUMBER>XXi.${String(number).padStart(3, '0')}</REFERENCE_NUMBER></INDIVIDUAL>`,
  );
  return `<CONSOLIDATED_LIST dateGenerated="${day}T00:00:00Z"><INDIVIDUALS>${persons.join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;
}

/** Whole numbers from one up to, not including, another. */
export function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
