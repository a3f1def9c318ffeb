import { inflateSync } from 'node:zlib';

/** The files that a PDF has attached, by name. */
export function filesIn(pdf: Buffer): Readonly<Record<string, string>> {
  const objects = objectsOf(pdf);
  const files = [...objects.values()].filter((object) => object.includes('/Type /Filespec'));
  return Object.fromEntries(
    files.map((object) => {
      const name = /\/UF \(([^)]*)\)/.exec(object)?.[1] ?? '';
      const at = /\/EF <<\s*\/F (\d+) 0 R/.exec(object)?.[1] ?? '';
      return [plain(name), streamOf(objects.get(at) ?? '').toString()];
    }),
  );
}

/** The characters of a PDF in the order in which they are drawn, so right-to-left texts from left to right. */
export function textIn(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const object of objects.values())
    for (const [, name = '', at = ''] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(at) ?? '')?.[1];
      if (unicode !== undefined) fonts.set(name, charactersOf(streamOf(objects.get(unicode) ?? '').toString()));
    }
  const contents = [...objects.values()].flatMap((object) => {
    const at = /\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/.exec(object)?.[1] ?? '';
    return at === '' ? [] : [streamOf(objects.get(at) ?? '').toString('latin1')];
  });
  return contents.map((content) => drawn(content, fonts)).join('\n');
}

function drawn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font = '';
  let text = '';
  for (const [token, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|ET/g)) {
    if (token === 'ET') text += '\n';
    else if (name !== undefined) font = name;
    else
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi))
        for (const [glyph] of hex.matchAll(/.{4}/g)) text += fonts.get(font)?.get(glyph.toLowerCase()) ?? '?';
  }
  return text;
}

/** Characters by the number of their glyph, of a `ToUnicode` map as PDFKit writes it. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, from = '', all = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...all.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = hex.match(/\w{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
      found.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), String.fromCharCode(...units));
    }
  return found;
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const all = pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...all].map(([, number = '', object = '']) => [number, object]));
}

function streamOf(object: string): Buffer {
  const from = object.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(object.slice(from, object.lastIndexOf('\nendstream')), 'latin1');
  return object.slice(0, from).includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}

const plain = (text: string): string => text.replaceAll('\\', '');
