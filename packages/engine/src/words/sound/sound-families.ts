import type { SoundFamily } from '../../knowledge/scripts/letters/sound.ts';
import { type LeastCosts, leastCosts } from './least-costs.ts';
import { UNIT_COUNT, UNIT_ROW, unitId } from './sound-alphabet.ts';

/** Costs if the sounds of a word differ from those of a Latin spelling; as shares of an edit. */
export type SoundCosts = {
  /** By written sound × UNIT_ROW + sound of the Latin spelling. */
  readonly change: Float64Array;
  /** A written sound that the Latin spelling lacks. */
  readonly extra: Float64Array;
  /** A sound of the Latin spelling that the script omits. */
  readonly missing: Float64Array;
  /** Lower bounds on the cost of each step, to exclude most words. */
  readonly least: LeastCosts;
};

const VOWELS = 'aeiou@';

/** Costs of changes between similar sounds, in both directions; in hundredths. */
const ALIKE = `
  ae:30 ai:50 ao:30 au:40 ei:25 eo:40 eu:45 io:50 iu:35 ou:15 a@:10 e@:10 i@:15 o@:10 u@:15
  yi:10 ye:40 wu:10 wo:25 wv:20 wa:50 vu:40
  pb:40 fv:30 bv:40 pf:40 td:40 kg:40 sz:35 SZ:25 CJ:40 CS:35 JZ:15 cs:30 cC:35 cz:35 Ss:35 Zz:35 Jz:50 Jy:40 ZJ:15 SC:35 Cc:35 cS:50 zS:50 Zs:60
  Tt:10 Ts:25 Tf:50 Dd:10 Dz:25 Tz:50 Ct:50 Jd:50 Tc:50 Dt:40 TS:50
  xk:40 xh:10 xG:30 xg:50 Gg:5 Gh:30 gh:50 kh:70 qk:0 qg:30 qx:40 qG:20 qh:70 Gk:50 xS:60
  mn:40 lr:60 rR:0 lR:60 ly:50 GR:50 Gr:50 hR:50
  Ua:40 Ue:40 Ui:35 Uo:15 Uu:0 U@:5 Oo:0 Ou:15 Oa:30 Oe:40 O@:5 Ii:0 Ie:15 Iy:10 I@:10 Ia:50 Iu:40
  :r:20 :R:0 :h:10 :l:30 :a:20 :e:20 :o:20 :u:20 :i:20 jy:0 ji:5 je:30 jJ:40
  Aa:0 Ae:3 Ai:8 Ao:8 Au:8 A@:3 Ah:20 Ea:0 Ee:3 Ei:8 Eo:5 Eu:8 E@:3 Eh:30 Ax:90
  Wo:0 Wu:0 Wv:5 Ww:0 Wf:25 W@:15 We:30 Wi:30 Wa:35 Wb:40 Yi:0 Yy:0 Ye:5 Ya:25 Y@:15 YJ:25 YZ:35 Yu:40`;

const MISSING = 'a:40 e:35 i:40 o:40 u:40 @:10 h:25 y:20 w:30 R:80 G:70 n:80';
const EXTRA = 'a:45 e:40 i:45 o:45 u:45 @:20 h:50 y:30 w:35 U:5 O:5 I:10 :0 j:5 A:8 E:15 W:40 Y:30';

/** Exceptions of a script family: changes as written sound, Latin sound. */
const OWN: Readonly<
  Record<SoundFamily, { readonly change: string; readonly missing: string; readonly extra: string }>
> = {
  C: {
    change:
      'gh:8 gG:0 xh:0 xk:25 xG:10 xS:40 uw:3 Zj:10 ZJ:8 zs:20 sz:25 sT:12 fT:25 zD:20 JZ:10 ea:30 ei:20 ey:30 oa:20 oe:20 ue:25 ui:15 iy:3 yi:0 cz:25',
    missing: 'h:25',
    extra: '',
  },
  G: {
    change: 'bp:25 vb:10 vu:20 dt:25 Gy:20 Gg:0 xh:0 xk:15 sS:5 zZ:10 cC:10 JC:20 fp:30 gk:20 iu:15',
    missing: '',
    extra: '',
  },
  B: {
    change:
      'bv:0 vb:5 pf:0 xk:15 xh:0 kx:0 kh:30 ct:30 cz:5 cs:12 cC:5 cS:20 Ss:0 sz:25 zs:25 zZ:5 gJ:10 gZ:15 hx:15 ha:5 he:5 h@:10 tT:0 dD:0 ZJ:10 qg:40 qk:0 sc:15 zc:15 JZ:8 TS:30',
    missing: 'a:4 e:4 i:8 o:10 u:10 @:2 h:25 y:10 w:20',
    extra: 'h:25',
  },
  A: {
    change:
      'bp:3 bv:15 fv:3 fp:30 Jg:10 JZ:0 JC:20 Gg:0 Gk:25 Gh:25 GR:30 Gr:30 hx:15 xk:15 xh:10 qg:15 qk:0 kg:20 kC:30 TD:30 Tt:10 Ts:8 DT:15 Dz:5 Dd:5 dD:5 dz:15 sc:15 sz:20 zs:30 SC:12 SZ:20 zZ:15 tT:5 td:30 cs:10 ha:5 he:5 ht:20 h@:5 Wo:0 Wu:0 Ye:3',
    missing: 'a:5 e:5 i:10 o:12 u:12 @:2 h:25 y:10 w:20',
    extra: 'h:30',
  },
  J: {
    change:
      'rl:0 rR:0 bv:3 vb:10 sT:3 zD:3 zT:20 Ss:8 Sz:25 ST:10 Sc:20 SC:25 Jz:8 JZ:0 Jd:15 JD:10 Cc:10 Ct:10 CT:25 ct:10 cT:20 cz:8 cs:25 cC:20 hx:0 fh:5 hf:15 fv:20 fp:40 xh:0 nm:10 sz:15 zs:20 zc:15 sc:15 sS:25 kx:10 gG:0 gx:20 wv:8 yJ:25 ae:20 au:25 ao:20 a@:0 ea:20 ei:15 oa:20 ou:10 ue:20 iy:3 yi:3 uw:5 dt:35 td:35',
    missing: 'R:5 h:15 w:20 y:15 r:80 l:80 n:70 g:60 a:35 e:25 i:35 o:35 u:35',
    extra: 'U:3 O:5 I:8 y:15 u:35',
  },
  H: {
    change:
      'rl:0 lr:20 bv:0 wv:8 pf:0 pb:20 ph:40 hf:15 hx:5 hr:40 Jz:0 Jd:20 JZ:0 JC:15 Cc:10 Ct:15 CS:25 sz:15 sT:3 ss:0 sS:10 Ss:10 SC:25 ST:20 Cs:25 tT:10 dD:3 JD:15 kx:30 kg:20 gG:0 gk:8 bp:15 dt:8 Tt:5 Td:10 Ts:15 TD:10 Tz:30 Tc:15 TS:30 TC:20 TJ:25 Ng:0 Nk:15 NG:0 nm:25 @a:10 @e:10 @o:5 @u:5 @R:0 @r:10 ea:8 eo:25 oa:20 ao:20 ou:15 uo:20 ei:20 iu:20 Si:10 wo:10 zs:20 cs:10 cz:5 Uu:0 Ue:25 yi:5',
    missing: 'R:5 h:10 w:15 y:10 a:25 e:15 i:25 o:25 u:25',
    extra: 'U:3 O:5 I:8 N:3 @:10 w:15',
  },
  Z: {
    change:
      'rl:0 lr:0 bv:5 wv:0 fv:15 fh:20 hf:20 xh:0 sz:10 sT:5 SZ:10 ST:20 Jz:15 Jg:30 kg:15 gk:15 td:15 dt:15 bp:15 pb:15 nm:15 cz:5 cs:10 cC:20 Cc:20 ae:15 ea:12 ei:12 ie:12 ou:8 uo:10 ao:18 oa:15 au:20 ua:15 iu:25 ui:25 ia:30 ai:25 CJ:15 JC:15 Jk:25 Ck:25 CS:15 SC:15 Js:25 Sh:15 Ss:15 Sk:30 sS:12 hg:25 hk:25 wu:0 wo:5 yi:5 ye:10 zc:10 zs:15 Jd:30 fp:25 mn:20 br:90 Ue:10 Ui:25 Ua:30 Jg:15 Sh:10 xh:0 ou:8 rR:0 ao:12 oa:12 Ck:15 Sk:25 uo:8 ie:8 ei:10',
    missing: 'R:5 h:10 w:15 y:10 r:35 l:45 t:45 d:45 n:50 a:25 e:15 i:25 o:25 u:25 s:70 k:60',
    extra: 'U:5 O:5 I:8 u:20 e:20 i:25 a:30 y:10 w:15 n:45 h:35',
  },
};

const tables = new Map<string, SoundCosts>();

/** The costs of a script family, by the first unit of a sound. */
export function soundCosts(family: string): SoundCosts {
  const known = tables.get(family);
  if (known) return known;
  const made = build(family);
  tables.set(family, made);
  return made;
}

function build(family: string): SoundCosts {
  const change = new Float64Array(UNIT_ROW * UNIT_ROW).fill(1);
  for (const a of VOWELS) for (const b of VOWELS) change[unitId(a, 0) * UNIT_ROW + unitId(b, 0)] = 0.5;
  for (let i = 0; i < UNIT_COUNT; i++) change[i * UNIT_ROW + i] = 0;
  const own = isFamily(family) ? OWN[family] : { change: '', missing: '', extra: '' };
  for (const [units, cost] of costs(ALIKE)) {
    const [a, b] = [unitId(units, 0), unitId(units, 1)];
    change[a * UNIT_ROW + b] = change[b * UNIT_ROW + a] = cost;
  }
  for (const [units, cost] of costs(own.change)) change[unitId(units, 0) * UNIT_ROW + unitId(units, 1)] = cost;
  const extra = gaps(`${EXTRA} ${own.extra}`);
  const missing = gaps(`${MISSING} ${own.missing}`);
  return { change, extra, missing, least: leastCosts(change, extra, missing) };
}

const isFamily = (family: string): family is SoundFamily => Object.hasOwn(OWN, family);

function gaps(source: string): Float64Array {
  const table = new Float64Array(UNIT_COUNT).fill(1);
  for (const [units, cost] of costs(source)) table[unitId(units, 0)] = cost;
  return table;
}

/** Entries of `units:hundredths`; the long-vowel unit is itself a colon. */
function* costs(source: string): Generator<[units: string, cost: number]> {
  for (const entry of source.split(/\s+/)) {
    const at = entry.lastIndexOf(':');
    if (at > 0) yield [entry.slice(0, at), Number(entry.slice(at + 1)) / 100];
    else if (at === 0) yield [':', Number(entry.slice(1)) / 100];
  }
}
