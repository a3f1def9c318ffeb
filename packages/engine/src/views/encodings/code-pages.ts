/**
 * The upper half of single-byte encodings: character `i` is byte 0x80 + `i`. A control character marks a byte that an
 * encoding leaves undefined, as browsers decode it.
 */
const WESTERN =
  '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';

/** Windows-1252, which web pages mean by Latin-1. */
export const WINDOWS_1252 = `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${WESTERN}`;

/** Windows-1254, for Turkish. */
export const WINDOWS_1254 = WINDOWS_1252.replace('Ð', 'Ğ')
  .replace('Ý', 'İ')
  .replace('Þ', 'Ş')
  .replace('ð', 'ğ')
  .replace('ý', 'ı')
  .replace('þ', 'ş')
  .replace('Ž', '\u008e')
  .replace('ž', '\u009e');

/** Windows-1250, for Central Europe. */
export const WINDOWS_1250 =
  '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';

/** Windows-1251, for Russia and its neighbours. */
export const WINDOWS_1251 =
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';

/** KOI8-R, used by Unix and early e-mail in Russia. */
export const KOI8_R =
  '─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u00a0⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ';

/** Mac Roman. */
export const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/** Code page 437, DOS in the United States. */
export const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Code page 850, DOS in Western Europe. */
export const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Code page 866, DOS in Russia. */
export const CODE_PAGE_866 =
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\u00a0';

/** ISO 8859-5, Unix in Russia and Bulgaria before Unicode. */
export const ISO_8859_5 = `${Array.from({ length: 0x20 }, (_, i) => String.fromCharCode(0x80 + i)).join('')}\u00a0ЁЂЃЄЅІЇЈЉЊЋЌ\u00adЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ`;

/** Mac Cyrillic. */
export const MAC_CYRILLIC =
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ†°Ґ£§•¶І®©™Ђђ≠Ѓѓ∞±≤≥іµґЈЄєЇїЉљЊњјЅ¬√ƒ≈∆«»…\u00a0ЋћЌќѕ–—“”‘’÷„ЎўЏџ№Ёёяабвгдежзийклмнопрстуфхцчшщъыьэю€';

/** Windows-1256, for Arab countries and Iran. */
export const WINDOWS_1256 =
  '€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ\u200c\u200dں\u00a0،¢£¤¥¦§¨©ھ«¬\u00ad®¯°±²³´µ¶·¸¹؛»¼½¾؟ہءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقكàلâمنهوçèéêëىيîï\u064b\u064c\u064d\u064eô\u064f\u0650÷\u0651ù\u0652ûü\u200e\u200fے';

/** ISO 8859-6, Unix in Arab countries. */
export const ISO_8859_6 = `${Array.from({ length: 0x20 }, (_, i) => String.fromCharCode(0x80 + i)).join('')}\u00a0¡¢£¤¥¦§¨©ª«،\u00ad®¯°±²³´µ¶·¸¹º؛¼½¾؟ÀءآأؤإئابةتثجحخدذرزسشصضطظعغÛÜÝÞßـفقكلمنهوىي\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652óôõö÷øùúûüýþÿ`;

/**
 * Maps the characters of a code page to bytes. C1 controls map to their own byte, since some programs leave them in
 * place.
 */
export const bytesOf = (codePage: string): ReadonlyMap<number, number> =>
  new Map([
    ...Array.from({ length: 0x20 }, (_, i) => [0x80 + i, 0x80 + i] as const),
    ...Array.from(codePage, (char, i) => [char.charCodeAt(0), 0x80 + i] as const),
  ]);
