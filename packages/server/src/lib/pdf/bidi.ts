import bidiModule, { type Bidi } from 'bidi-js';

/** The types of the package are those of an ES module; what Node loads is the function itself. */
const make: () => Bidi = Object(bidiModule);

/** Unicode's algorithm for texts of both directions. */
export const bidi = make();
