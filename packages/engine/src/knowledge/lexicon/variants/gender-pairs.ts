import { once } from '../../../types/once.ts';

/**
 * Men's names and, after the colon, women's names with the same root that look alike but are not spellings of each
 * other. Excludes pairs that sound the same (Daniel, Danielle): they are as likely to be slips.
 */
const ROWS = `
adrian: adriana adriane adrienne
alan: alana
albert: alberta albertine
alexander alexandre aleksandr: alexandra aleksandra alexandrina alexandrine
anton antoine antonio: antonia antoinette antonina antonella
august: augusta
bernard: bernadette bernarda
brian: briana brianna
carl karl charles carlo carlos: carla karla charlotte carlota carole carol caroline
christian kristian cristian: christine christina kristina kristine cristina christiane kristiane christiana
clement: clementine clementina
constant: constance
daniel: daniela daniella
denis dennis: denise
dominik dominic: dominika dominica
emil: emilia emilie emily
eric erik: erica erika
ernest ernst: ernestine ernesta
ferdinand fernando: fernanda fernande
francis franz francois francesco francisco: frances franziska francoise francesca francisca francine
frederic frederick friedrich: frederica friederike frederique
gabriel: gabriela gabriella
george georg georges: georgia georgina georgette georgine
gerald: geraldine
henri henry heinrich: henrietta henriette henrike
ivan: ivana ivanka
jan johann johan jean john: jana johanna jane janet joan joanna jeannette
joseph josef jose: josephine josefa josefina josefine
jules julian julien julius julio: julia julie juliana juliane juliette julienne juliet
justin: justine justina
lorenzo: lorenza
leon: leonie leona
louis ludwig luis luigi: louise louisa luise luisa luigia
lucian lucien lucas: lucia lucie lucienne luciana lucy
manuel emmanuel emanuel: manuela emanuela
marcel marcello: marcella marceline
marin: marina
mario: maria
martin: martina martine
maurice: mauricette
maxim maxime: maxima
michael mikhail miguel: michelle michaela micheline mikaela michaella
nicholas nicolas nikolai niklas: nicole nicoletta nicolette
oliver: olivia
patrick patrik: patricia
paul pavel: paula paulina pauline paulette pavla
philip philippe: philippa
raphael rafael: raphaela rafaela
rene: renata renate
robert: roberta roberte
roman romain: romana
samuel: samuela
sebastian: sebastiana
serge: sergine
simon: simone simona
stephen stephan stefan stephane: stephanie stefanie stefania stefanija stephania
sylvain: sylvaine sylvie silvia
thomas: thomasina thomasine
valentin: valentina
valery valerij valeriy: valerie valeria
victor viktor: victoria viktoria viktoriya victorine victoire
vincent: vincenza
vitaly vitali: vitalia vitalina
yves: yvette yvonne
`;

const MAN = 1;
const WOMAN = 2;

/** Whether two names are a man's and a woman's from one row. */
export function areManAndWoman(one: string, other: string): boolean {
  const [a, b] = [byName().get(one), byName().get(other)];
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] !== b[1];
}

const byName = once((): ReadonlyMap<string, readonly [row: number, gender: number]> => {
  const rows = ROWS.trim().split('\n');
  return new Map(
    rows.flatMap((row, at) =>
      row.split(':').flatMap((names, side) =>
        names
          .trim()
          .split(' ')
          .map((name) => [name, [at, side === 0 ? MAN : WOMAN] as const] as const),
      ),
    ),
  );
});

/** All names in the rows. */
export const GENDER_PAIRS: readonly string[] = ROWS.trim().split('\n');
