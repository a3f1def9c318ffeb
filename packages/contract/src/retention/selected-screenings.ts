import { z } from 'zod';
import { referenceText, shortText } from '../basics/primitives.ts';

/** Discriminator of the ways to select screenings. */
export const selectionKind = <Kind extends string>(name: Kind, description: string) =>
  z.literal(name).meta({ description, examples: [name] });

/** Selects screenings by external reference; the schema is named `id`. */
export const selectedByReference = (id: string) =>
  z
    .strictObject({
      kind: selectionKind('external_ref', 'Screenings with an external reference.'),
      externalRef: referenceText(200).meta({ description: 'The reference.', examples: ['customer-4711'] }),
    })
    .meta({ id, description: 'Screenings with an external reference.' });

/** Selects screenings by id; the schema is named `id`. */
export const selectedById = (id: string) =>
  z
    .strictObject({
      kind: selectionKind('searches', 'Single screenings.'),
      searchIds: z
        .array(shortText(100))
        .min(1)
        .max(1_000)
        .meta({ description: 'The screenings.', examples: [['srch_001KqU4mGxY0u8hT2b9VwZ']] }),
    })
    .meta({ id, description: 'Single screenings.' });
