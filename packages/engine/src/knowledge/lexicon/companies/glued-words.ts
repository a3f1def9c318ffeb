import { GLUED_TITLES } from '../general/native-titles.ts';
import { latinForm } from '../table/native-form.ts';
import { GLUED_BUSINESS_WORDS } from './business-words.ts';
import { GLUED_LEGAL_FORMS } from './legal-forms.ts';

/**
 * Legal forms, generic words and titles in scripts without spaces, with the Latin word that each is compared as: a
 * legal form in its own spelling, other words in English.
 */
export const GLUED_WORDS: ReadonlyMap<string, string> = new Map([
  ...GLUED_TITLES,
  ...GLUED_BUSINESS_WORDS,
  ...GLUED_LEGAL_FORMS.flatMap((form): [string, string][] => {
    const latin = latinForm(form);
    return latin === undefined ? [] : [[form, latin]];
  }),
]);

/** Business words and titles that are also given names: split off only if the name is too long for a person's. */
export const GLUED_ALSO_NAMES: ReadonlySet<string> = new Set(
  (
    '建设 建設 建工 建筑 建築 海运 海運 海洋 远洋 遠洋 东方 東方 南方 北方 文化 保安 安全 联合 聯合 金属 金屬 全球 世界 国立 金融 科学 해운 해양 보안 개발 세계 상사 동방 남방 대학 정보 조선 수산 정유 유리 구리 수리 소재 자선 보석 형제 마린 리스 가스 골드 테크 智能 智慧 生物 兵器 光学 光學 精工 정공 공구 土木 交易 전선 경무 철물 바이오 환경 化成 工具 ' +
    '원수 의원 장군 소장 중장 상장 동지 대장 大臣 元帅 元帥 大将 大將 同志 院士'
  ).split(' '),
);
