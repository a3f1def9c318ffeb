import type { Script } from '../../scripts/letters/script-of.ts';

const wordsOf = (lines: string): readonly string[] => lines.trim().split(/\s+/);

const LATIN = wordsOf(`
unknown unnamed undisclosed anonymous applicable attached above below concern whom may none nil various several others etc see same test sig na
usd eur gbp jpy chf cny aed rub try inr cad aud sek nok dkk pln czk huf brl mxn zar sar qar kwd hkd sgd krw uah kzt ils egp ngn kes thb idr myr php vnd
about after again all also am an and any are as at be because been before being between both but by can could did do does down each for from further had has have he her here
hers him his how if in into is it its just me more most my no nor not now of off on once only or other our out over own same she so some such than that the their them then there
these they this those through to too under until up very was we were what when where which while who whom why will with you your
aber alle als am auch auf aus bei bis da dann das dass dein dem den der des die dies dieser doch du durch ein eine einem einen einer es fur hat hier ich ihr im in ist ja kann mein mit
nach nicht noch nur ob oder sein sich sie sind so uber um und uns unter vom von vor war was wenn wer wie wir zu zum zur
au aux avec ce ces cette comme dans de des donc du elle en est et eux il ils je la le les leur lui ma mais mes moi mon ne nos notre nous ou par pas pour qu que qui sa sans ses son sont
sur ta te tes toi ton tu un une vos votre vous
al algo antes como con contra cual cuando del desde donde el ella ellos entre era es esa ese eso esta este esto ha hay hasta la las lo los mas me mi muy no nos o para pero por porque
que se si sin sobre su sus tambien un una uno y ya yo
alla allo che chi ci come da dal della delle di do gli ho il io lei loro lui ma mi mio ne nei nel nella noi non o per piu quale quando quella questo se sei si sono sua suo tra tu una voi
ao aos com da das dela dele do dos e ela ele eles em essa este eu foi isso ja mais mas na nas no nos num o os ou para pela pelo por qual quem sao se sem ser seu sua tem um uma
ama bir bu cok da daha de degil den en gibi hem her icin ile ise ki mi mu ne o olan ona ve veya ya
de een en het hij ik in is je maar met niet of om op te van voor wat ze zijn
att av den det en ett for fran har i inte jag med och om pa som till var vi
i na nie o od po sie to w z za ze
`);
/** From Cyrillic, Arabic and Persian texts. */
const ROMANISED = wordsOf(`
a bez bolee by byl byla byli bylo byt chto chtoby da dlya do ee eshche eto i ili im ikh iz k kak ko ko kogda kto na nad ne net no o ob on ona oni ot po pod pri s so tak to tolko u uzhe v vo vse vy za zhe
ala an fi ila lan la ma min wa aw bi li hatha hadhihi dhalik allati alladhi
az be ba dar ke va ya in an ra ta
`);

/** Words of any sentence that identify nobody, romanised. */
export const STOP_WORDS: readonly string[] = [...LATIN, ...ROMANISED];

const [ANYWHERE, ELSEWHERE] = [new Set(STOP_WORDS), new Set(ROMANISED)];

/** Whether a word is a stop word in its own script: "but" is, but the name Бут is not. */
export const isStopWord = (word: string, script: Script): boolean =>
  (script === 'Latn' ? ANYWHERE : ELSEWHERE).has(word);
