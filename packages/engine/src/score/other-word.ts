import { TRAIT } from '../forms/form-table.ts';
import type { Index } from '../index/open-index.ts';
import { areHomophones } from '../lexicon/homophones.ts';
import { withinOneEdit } from '../normalise/within-one-edit.ts';
import type { QueryPlan } from '../retrieve/query-plan.ts';
import type { Pair } from './pairs.ts';

/** Below this, two words of a company's or ship's name agree too little for a slip to be the likelier reason. */
const LEAST_SLIP = 0.66;
const SHORTEST = 4;

/**
 * Whether two paired words of a company's or ship's name are more likely two words than two spellings of one: a plural, another word
 * that sounds the same, a place beside no place, two known words a letter apart, or words with little in common.
 */
export function isOtherWord(index: Index, plan: QueryPlan, name: number, pair: Pair): boolean {
  // William and Bill may be one man; ships of these names are two.
  if (pair.method === 'nickname') return true;
  // "Quelmir" and "Quelmirbank": a group and a part of it, most often.
  if (pair.method === 'split' && isOne(pair.listedMask)) return true;
  const isSlip = pair.method === 'edit' || pair.method === 'phonetic';
  if (!isSlip || !isOne(pair.queryMask) || !isOne(pair.listedMask)) return false;
  const { names, tokens } = index.data;
  const a = plan.tokens[pair.queryFirst];
  const form = tokens.ownForm[names.tokenIds[(names.tokenStarts[name] ?? 0) + pair.listedFirst] ?? 0] ?? 0;
  const b = index.text(form);
  if (!a || Math.min(a.text.length, b.length) < SHORTEST) return false;
  if (pair.similarity < LEAST_SLIP || isPlural(a.text, b) || areHomophones(a.text, b)) return true;
  const flags = tokens.traits.flags[form] ?? 0;
  const areKnown = (flags & TRAIT.known) !== 0 && index.model.isKnown(a.text);
  if (index.model.isPlace(a.text) !== ((flags & TRAIT.place) !== 0)) return areKnown || !withinOneEdit(a.text, b);
  return areKnown && pair.method === 'edit';
}

const isOne = (mask: number): boolean => (mask & (mask - 1)) === 0;

const isPlural = (a: string, b: string): boolean => a === `${b}s` || b === `${a}s`;
