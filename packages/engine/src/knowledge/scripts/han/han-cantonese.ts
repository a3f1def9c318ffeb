/**
 * Hong Kong spellings of a Jyutping syllable, the usual one first: s before i and e may also be sh (sing: sing, shing),
 * and short a may also be u (zan: chan, chun).
 */
export function hongKongSpellings(jyutping: string): readonly string[] {
  const usual = hongKongSpelling(jyutping);
  const others = [
    usual.replace(/^s(?=i|e|u)/, 'sh'),
    jyutping.endsWith('an') && !jyutping.endsWith('aan') ? usual.replace(/an$/, 'un') : usual,
    usual.replace(/^kw(?=ong|ok)/, 'k'),
    /[^gknptm]aa$/.test(jyutping) ? `${usual}h` : usual,
    /^[gk]aa$/.test(jyutping) ? `${usual}r` : usual,
    /^.?yu$/.test(jyutping) ? `${usual}e` : usual,
    /[^aeu]o$/.test(jyutping) ? `${usual}r` : usual,
  ];
  return [...new Set([usual, ...others])];
}

/** Spells a Jyutping syllable (without tone) like Hong Kong's government and passports: zoeng → cheung, wong → wong. */
export function hongKongSpelling(jyutping: string): string {
  const initial = /^(?:gw|kw|ng|[bpmfdtnlgkhwzcsj])?/.exec(jyutping)?.[0] ?? '';
  const rest = jyutping.slice(initial.length);
  if (rest === 'yu')
    return initial === 'j' ? rest : `${HK_INITIALS.get(initial) ?? initial}${initial === 's' ? 'hu' : 'u'}`;
  return (HK_INITIALS.get(initial) ?? initial) + (HK_RIMES.get(rest) ?? rest);
}

const HK_INITIALS: ReadonlyMap<string, string> = new Map([
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
  ['gw', 'kw'],
  ['z', 'ch'],
  ['c', 'ch'],
  ['j', 'y'],
]);

const HK_RIMES: ReadonlyMap<string, string> = new Map([
  ['aa', 'a'],
  ['aai', 'ai'],
  ['aau', 'au'],
  ['aam', 'am'],
  ['aan', 'an'],
  ['aang', 'ang'],
  ['aap', 'ap'],
  ['aat', 'at'],
  ['aak', 'ak'],
  ['am', 'am'],
  ['an', 'an'],
  ['ang', 'ang'],
  ['au', 'au'],
  ['oeng', 'eung'],
  ['oek', 'euk'],
  ['oe', 'oh'],
  ['eoi', 'ui'],
  ['eon', 'un'],
  ['eot', 'ut'],
  ['yun', 'uen'],
  ['yut', 'uet'],
  ['ou', 'o'],
  ['o', 'o'],
  ['oi', 'oi'],
  ['ong', 'ong'],
  ['ui', 'ui'],
  ['un', 'un'],
  ['ing', 'ing'],
  ['iu', 'iu'],
  ['ei', 'ei'],
]);

/** Family names whose Hong Kong spelling follows no rule. */
const SURNAMES = `
李=lee,li,lei 吳=ng 吴=ng 伍=ng 鄭=cheng 郑=cheng 蔡=choi,tsoi,choy 許=hui 许=hui 葉=yip,ip 叶=yip,ip 謝=tse 谢=tse 曾=tsang 羅=law,lo 罗=law,lo 盧=lo 卢=lo 周=chow,chau
趙=chiu 赵=chiu 余=yu,yee 曹=tso,cho 徐=tsui,chui 胡=wu,woo 關=kwan 关=kwan 施=sze 史=sze 黎=lai 麥=mak 麦=mak 何=ho 賀=ho 馮=fung 冯=fung 孫=suen 孙=suen 區=au 区=au 歐=au
欧=au 邱=yau 丘=yau 鄒=chow,chau 邹=chow,chau 朱=chu 梅=mui 任=yam 冼=sin 崔=tsui,chui 岑=shum,sum 沈=shum,sum 蘇=so 苏=so 陸=luk 陆=luk 古=koo 顧=koo 顾=koo 賴=lai 赖=lai
戴=tai 石=shek 翁=yung 簡=kan 简=kan 湯=tong 汤=tong 譚=tam 谭=tam 杜=to 康=hong 潘=poon,pun 阮=yuen 袁=yuen 鍾=chung 钟=chung 薛=sit 侯=hau 邵=shiu 倪=ngai 魏=ngai 危=ngai
黃=wong 黄=wong 王=wong 汪=wong 陳=chan 陈=chan 張=cheung 张=cheung 章=cheung 劉=lau 刘=lau 梁=leung 林=lam 楊=yeung 杨=yeung 郭=kwok 高=ko 江=kong 姜=keung
蔣=cheung,tseung 蒋=cheung,tseung 鄧=tang 邓=tang 彭=pang 蕭=siu 萧=siu 程=ching 董=tung 馬=ma 马=ma 唐=tong 溫=wan 温=wan 尹=wan 姚=yiu 饒=yiu 莫=mok 龍=lung 龙=lung
方=fong 鄺=kwong 邝=kwong 葛=kot 霍=fok 韋=wai 韦=wai 甘=kam 金=kam 范=fan 樊=fan 田=tin 白=pak 柯=or 夏=ha 容=yung 盛=shing
`;

/** By character, the Hong Kong spellings of a family name. */
export const HONG_KONG_SURNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  SURNAMES.trim()
    .split(/\s+/)
    .map((entry) => {
      const [character = '', spellings = ''] = entry.split('=');
      return [character, spellings.split(',')] as const;
    }),
);
