/** Characters with a different reading as a Chinese family name: the family name's reading comes first. */
export const HAN_SURNAME_READINGS: ReadonlyMap<string, string> = new Map(
  (
    '单=shan 單=shan 曾=zeng 解=xie 查=zha 仇=qiu 区=ou 區=ou 任=ren 盖=ge 蓋=ge 华=hua 華=hua 朴=piao 缪=miao 繆=miao ' +
    '翟=zhai 尉=wei 乐=yue 樂=yue 覃=qin 宓=fu 折=she 黑=he 秘=bi 洗=xian 冼=xian 员=yun 員=yun 种=chong 重=chong 佴=nai ' +
    '召=shao 晟=cheng 长=chang 長=chang 曲=qu 葛=ge 阚=kan 闞=kan 燕=yan 令=ling 纪=ji 紀=ji 哈=ha 逄=pang 谌=chen 諶=chen ' +
    '牟=mou 臧=zang 隗=wei 郗=xi 殷=yin 石=shi 万=wan 沈=shen 行=xing 都=du 相=xiang 盛=sheng 应=ying 應=ying 晁=chao 郝=hao'
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(2)] as const),
);
