/** Emphasis of a text. */
export type Look = 'plain' | 'strong' | 'soft';

/** One piece of a document, from top to bottom. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look: Look }
  /** The key message, in a frame. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'item'; readonly title: string; readonly note: string }
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  /** A row of a table; widths are shares of the page. */
  | {
      readonly kind: 'row';
      readonly cells: readonly string[];
      readonly widths: readonly number[];
      readonly isHead: boolean;
    };

/** Every text of a block. */
export function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'notice':
      return [block.title, block.text];
    case 'item':
      return [block.title, block.note];
    case 'fact':
      return [block.label, block.value];
    case 'row':
      return block.cells;
    default:
      return [block.text];
  }
}
