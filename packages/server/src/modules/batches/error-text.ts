import { ERROR_CODES, isErrorCode } from '@namesake/contract';

type RowError = { readonly code: string; readonly detail: string };

/** Why a row could not be screened, in sentences. `detail` has JSON pointers, the code once more, or a sentence. */
export function errorText({ code, detail }: RowError): string {
  const pointers = detail.split(' ').filter((part) => part.startsWith('/'));
  const isSentence = detail !== '' && detail !== code && pointers.length === 0;
  if (!isErrorCode(code)) return isSentence ? detail : `The row was not screened: ${code}.`;
  const { title, description } = ERROR_CODES[code];
  const where = pointers.length === 0 ? '' : ` Where: ${pointers.map(wordsOf).join(', ')}.`;
  // Rows have no `errors`, which descriptions for requests refer to.
  const why = isSentence ? detail : description.replaceAll(/\s*errors\[\][^.]*\./g, '').trim();
  return `${title}.${where}${why === '' ? '' : ` ${why}`}`;
}

/** A JSON pointer as words, positions counted from 1: `/related/0/role` is `related 1 role`. */
const wordsOf = (pointer: string): string =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? Number(part) + 1 : part))
    .join(' ');
