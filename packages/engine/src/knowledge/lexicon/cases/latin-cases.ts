import { type Declension, declensionsOf } from './declension.ts';

/** Endings of Slavic names in Polish, Czech and transcribed Russian, without diacritics. */
const MEN: readonly string[] = [
  'a:,o ya:y,i,iy, ia:y,i,iy, ja:j,y,i, ka:ek,ok,ec ca:ec la:el,lo ra:er,or skogo:sky,ski,skiy skiego:ski ckiego:cki skeho:sky ogo:y,yy,oy ego:i,y,iy eho:y,i',
  'u:,o yu:y,i,iy, iu:y,i,iy, ju:j,y,i, owi:,o iowi:, ovi:,o skomu:sky,ski,skiy skiemu:ski ckiemu:cki skemu:sky omu:y,yy,oy emu:i,y,iy',
  'om:,o em:,y,i,iy,ey iem:,i,iy,ek yem:y,i,iy,ey jem:j,y,i iyem:iy,y,i kiem:k,ek cem:ec ym:,y,yy,oy im:,y,i,iy skim:sky,ski,skiy ckim:cki skym:sky',
];
const WOMEN: readonly string[] = [
  'oy:a,aya oi:a,aya oj:a,aya ej:a,ya,ia,ja iej:a,ia skoy:skaya,skaia,skaja skoi:skaya,skaia skiej:ska ckiej:cka y:a i:a,ia,ya,ja ii:iya,ia yi:iya,ia e:a',
  'oy:a,aya oi:a,aya oyu:a oiu:a ey:ya,ia,a ei:ya,ia,a iyey:iya,ia iei:iya,ia yey:ya,ia skoy:skaya,skaia skoi:skaya,skaia',
  'ou:a i:ie,ia ii:ie,ia',
  'u:a yu:ya,ia iu:ya,ia uyu:aya skuyu:skaya,skaia',
];

const MAN =
  /[aeiouy].*[b-df-hj-np-tv-xz]$|[b-df-hj-np-tv-xz][aoyi]$|[aeiouy][yij]$|[b-df-hj-np-tv-xz](?:iy|yy|oy|ia|ya)$/;
const WOMAN = /(?:a|ie)$/;
const UNDECLINED_MAN = /(?:[eiou]|[iy]kh|ych)$/;
const UNDECLINED_WOMAN = /[b-df-hj-np-tv-xzeiou]$/;

/** Cases of names in Latin letters. */
export const LATIN_CASES: readonly Declension[] = [
  ...declensionsOf(MEN, MAN, UNDECLINED_MAN),
  ...declensionsOf(WOMEN, WOMAN, UNDECLINED_WOMAN),
];

/** Endings of Slavic family names and patronymics: without one, a case ending is chance. */
export const SLAVIC_STEM =
  /(?:[oei][vw]|[iy]n|[sc]k|[oei][vw][iy]?(?:c|ch|cz|tch)|czuk|chuk|enk)(?:|a|i|y|o|iy|aya|aia|aja)$/;
/** Endings shared by a man's name in the genitive and a woman's in the nominative. */
export const SLAVIC_GENITIVE = /(?:[oei][vw]|[iy]n|[oe][vw]?(?:ich|icz|itch)|czuk|chuk|(?:sk|ck)(?:ieg|og))[ao]$/;
/** Endings that no name with such a stem has in the nominative. */
export const SURELY_DECLINED =
  /(?:[oei][vw]|[iy]n|[sc]k|[vw][iy]?(?:c|ch|cz|tch)|czuk|chuk|enk)(?:i?em|ym|im|om|iem|u|ou|owi|ovi|ogo|iego|eho|omu|emu|iemu|oy|oi|oj|ej|oyu)$|[vw](?:ich|icz|itch)a$|[vw]n[yieu]$/;
/** Family names that Russians, Ukrainians and Belarusians write with two initials. */
export const SLAVIC_FAMILY =
  /^[a-z]{2,}(?:(?:[oei][vw]|[iy]n|enk?o|chuk|[iy]uk|sk(?:y|i|iy|ij|yy|oi|oy)|[vw][iy](?:ch|c|cz|tch|tj))a?|sk(?:aya|aja|aia))$/;
