const ENDING = /(?:[oey]vich|[oeiy]vych|[oe]vic|[oe]vitch|[oe]witsch|[oeiy]vna|ichna)$/;
const EXACT =
  /^(?:ilich|ilyich|ilych|kuzmich|fomich|lukich|nikitich|savvich|foich|ilinichna|ilyinichna|kuzminichna|nikitichna|fominichna|savvichna|lukinichna)$/;
const TURKIC = /^.{3,}(?:ogly|oglu|ogli|oghlu|oghli|ugli|uulu|kyzy|kizi|gyzy|qizi|kyzi)$/;

/** Shorter words with these endings are Serbian family names and others: Kovic, Jovic. */
const MIN_LENGTH = 7;

/**
 * Whether a romanised token has the form of a Slavic or Turkic patronymic (Ivanovich, Petrovna, Ilyich, Alioglu).
 * Serbian and Jewish family names in -ovic(h) look alike: the caller knows where in the name the token stands.
 */
export function isPatronymic(token: string): boolean {
  if (EXACT.test(token)) return true;
  if (token.length < MIN_LENGTH) return false;
  return ENDING.test(token) || TURKIC.test(token);
}
