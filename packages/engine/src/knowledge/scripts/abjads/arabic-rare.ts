import { letterTable } from '../letters/letter-table.ts';

/** Letters of Sindhi, Uyghur, Kurdish and others, with the closest-sounding Arabic or Persian letter. */
const RARE = letterTable(
  'ٲ=ا ٳ=ا ٴ=ء ٷ=و ۅ=و ۇ=و ۈ=و ۉ=و ۊ=و ۏ=و ؠ=ي ؽ=ی ؾ=ی ؿ=ی ۍ=ی ۑ=ی ٮ=ب ݐ=ب ٿ=ت ڂ=ح ݗ=ح ڿ=چ ڋ=د ڍ=د ڎ=د ڏ=د ڐ=د ۮ=د ڒ=ر ڔ=ر ڗ=ر ۯ=ر ݛ=ر ڛ=س ڜ=ش ۺ=ش ݜ=ش ڝ=ص ڞ=ص ۻ=ض ڟ=ط ڠ=غ ۼ=غ ݝ=ع ڡ=ف ڣ=ف ٯ=ق ڧ=ق ڨ=ق ػ=گ ؼ=ک ڬ=ک ڮ=ک ݢ=ک ڰ=گ ڲ=گ ڳ=گ ڴ=گ ڶ=ل ڷ=ل ڸ=ل ݪ=ل ݥ=م ݦ=م ڹ=ن ڽ=ن ݨ=ن ݩ=ن ۂ=ہ ۃ=ة ۿ=ه',
);
const ANY = new RegExp(`[${[...RARE.keys()].join('')}]`, 'g');

/** A word with its rare letters replaced by common ones, the only ones that the rules know. */
export const withoutRareLetters = (word: string): string => word.replace(ANY, (letter) => RARE.get(letter) ?? letter);
