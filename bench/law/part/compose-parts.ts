import { pick } from '../../lists/random.ts';
import { type Context, contextIn } from './contexts.ts';
import type { ShortForm } from './short-forms.ts';

/** A short form with context around it, joined as people do. */
export type PartText = {
  readonly form: ShortForm;
  readonly before: Context | undefined;
  readonly after: Context | undefined;
  /** `separator`: joined by a sign or a joining word; `space`: only by a space. */
  readonly joined: 'separator' | 'space';
  readonly separator: string;
  readonly text: string;
};

const SEPARATORS: readonly string[] = [
  ', ',
  '; ',
  ': ',
  ' / ',
  '/',
  ' | ',
  '\t',
  '\n',
  ' - ',
  ' – ',
  ' — ',
  ' and ',
  ' und ',
  ' et ',
  ' y ',
  ' и ',
  ' c/o ',
  ' via ',
  ' fka ',
  ' dba ',
  '. ',
  ' (',
  ' [',
  ' «',
  ' "',
  ',',
  ';',
  '، ',
  '，',
  '。',
];
const CLOSING: Readonly<Record<string, string>> = { ' (': ')', ' [': ']', ' «': '»', ' "': '"' };

/** Cumulative shares: the name begins the text, or ends it; otherwise it is between two contexts. */
const [FIRST, LAST] = [0.45, 0.8];
const SEPARATED = 0.75;

const SCRIPTS_OF: Readonly<Record<string, string>> = { Hans: 'Hani', Hant: 'Hani', Jpan: 'Hani', Kore: 'Hang' };

/** Combines a short form with contexts in its own script: the parts are joined, never split. */
export function composePart(form: ShortForm, random: () => number): PartText {
  const script = SCRIPTS_OF[form.name.script] ?? form.name.script;
  const place = random();
  const before = place >= FIRST ? contextIn(script, random) : undefined;
  const after = place < FIRST || place >= LAST ? contextIn(script, random) : undefined;
  const joined = random() < SEPARATED ? 'separator' : 'space';
  const separator = joined === 'space' ? ' ' : pick(SEPARATORS, random);
  const close = CLOSING[separator] ?? '';
  // A bracket encloses the text after it.
  const text =
    (before ? `${before.written}${separator}${form.written}${close}` : form.written) +
    (after ? `${separator}${after.written}${close}` : '');
  return { form, before, after, joined, separator, text };
}
