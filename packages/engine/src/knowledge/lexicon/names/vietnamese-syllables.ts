/** Vietnamese family names without diacritics. Nine out of ten people have one of these. */
const SURNAMES = new Set(
  'nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh truong trinh doan luong mai dao cao lam phung chau ta thai quach vuong luu'.split(
    ' ',
  ),
);
const SYLLABLE =
  /^(?:b|ch?|d|gh?|gi|h|kh?|l|m|ngh?|nh?|ph?|qu|r|s|th?|tr|v|x)?(?:ieu|yeu|oai|oay|uay|uoi|uou|uye|ia|ie|iu|ya|ye|ua|ue|ui|uo|uu|uy|oa|oe|oi|oo|ai|ao|au|ay|eo|eu|a|e|i|o|u|y)(?:ch?|m|ngh?|nh?|p|t)?$/;

/** Whether words form a Vietnamese name: a family name followed by two or more syllables. */
export const isVietnameseName = (words: readonly string[]): boolean =>
  words.length > 2 && SURNAMES.has(words[0] ?? '') && words.every((word) => SYLLABLE.test(word));
