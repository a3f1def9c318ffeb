import { ListRefused } from '../list/list-refused.ts';

/** The richest real document nests eight deep. */
const MAX_DEPTH = 64;
/** Per document or line. The largest real document has about a million. */
const MAX_VALUES = 3_000_000;
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
/** `[` and `{`, and `]` and `}`, differ in one bit. */
const OPEN = 0x7b;
const CLOSE = 0x7d;
const CASE = 0x20;

/**
 * Checks JSON before it is parsed, chunk by chunk: a few megabytes of brackets become gigabytes of arrays, and no
 * parser can be stopped half-way.
 */
export class JsonLimits {
  #depth = 0;
  #values = 0;
  #isText = false;
  /** Length of the open string in earlier chunks. */
  #textLength = 0;
  #isEscaped = false;

  /** Throws `ListRefused` if the text is nested deeper, or has more values, than any list. */
  write(text: string): void {
    let textFrom = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === BACKSLASH) this.#isEscaped = this.#isText;
      else if (code === QUOTE) {
        this.#isText = !this.#isText;
        this.#textLength = 0;
        textFrom = at;
      } else if (this.#isText) continue;
      else if (code === COMMA) this.#values += 1;
      else if ((code | CASE) === OPEN) this.#open();
      else if ((code | CASE) === CLOSE) this.#depth -= 1;
    }
    if (this.#isText) this.#textLength += text.length - textFrom;
    if (this.#textLength > MAX_TEXT_LENGTH) throw new ListRefused('too_large', 'is JSON with a text of more than 4 MB');
    if (this.#values > MAX_VALUES)
      throw new ListRefused('too_large', `is JSON of more than ${MAX_VALUES} values, which no list has`);
  }

  #open(): void {
    this.#values += 1;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH)
      throw new ListRefused('too_large', `is JSON nested more than ${MAX_DEPTH} deep, which no list is`);
  }
}
