import { letterTable, spell } from '../letters/letter-table.ts';
import { type Sound, soundOf } from '../letters/sound.ts';
import { monotonic } from './greek.ts';

const LETTERS = letterTable(
  'α=a β=v γ=G δ=D ε=e ζ=z η=i θ=T ι=i κ=k λ=l μ=m ν=n ξ=ks ο=o π=p ρ=r σ=s ς=s τ=t υ=i φ=f χ=x ψ=ps ω=o',
  'ά=a έ=e ή=i ί=i ό=o ύ=i ώ=o ϊ=i ΐ=i ϋ=i ΰ=i αί=e εί=i οί=i υί=i ού=u αύ=av εύ=ev',
  'αι=e ει=i οι=i υι=i ου=u αυ=av ευ=ev ηυ=iv μπ=b ντ=d γκ=g γγ=ng γχ=nx γξ=nks τσ=c τζ=J',
);

/** The modern sound of a word in Greek letters. */
export const soundOfGreek = (word: string): Sound | undefined => soundOf('G', spell(monotonic(word), LETTERS));
