/** Shared look of inputs, selects and text areas. */
export const INPUT_LOOK =
  'block w-full min-h-9 rounded-md border border-edge bg-surface px-2.5 py-1.5 text-base text-ink ' +
  'hover:border-soft aria-invalid:border-review disabled:bg-sunken disabled:text-faint';
