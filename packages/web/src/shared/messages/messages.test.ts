import {
  ALERT_REASONS,
  AUDIT_ACTIONS,
  CASE_RESOLUTIONS,
  CASE_STATES,
  CASE_VIEWS,
  CUSTOMER_STATUSES,
  DUE_REASONS,
  ERROR_CODES,
  EVENT_TYPES,
  isErrorCode,
  NOT_COVERED_CODES,
  OWNERSHIP_RULES,
  ROLE_NAMES,
  RUN_KINDS,
  RUN_REASONS,
  RUN_STATES,
  suppressedSchema,
  WATCH_STATES,
} from '@namesake/contract';
import {
  DIAGNOSIS_STAGES,
  DIAGNOSIS_STEPS,
  EFFECTS,
  ENTITY_TYPES,
  EVIDENCE_FIELDS,
  IDENTIFIER_TYPES,
  NAME_COST_KINDS,
  NOT_COMPARED_FIELDS,
  NOT_COMPARED_WHY,
  REASON_CODES,
  RELATION_ROLES,
  TOKEN_METHODS,
  WARNING_CODES,
  WEAK_ALIASES,
} from '@namesake/engine/vocabulary';
import { describe, expect, it } from 'vitest';
import { auditWords } from './en/audit.ts';
import { caseSettingsWords } from './en/case-settings.ts';
import * as caseWork from './en/case-work.ts';
import { policyWords, scoringWords } from './en/policies.ts';
import { retentionWords } from './en/retention.ts';
import { webhookWords } from './en/webhooks.ts';
import { messages } from './messages.ts';
import { problemText } from './problem-text.ts';

const words = {
  ...messages,
  ...caseWork,
  audit: auditWords,
  caseSettings: caseSettingsWords,
  retention: retentionWords,
  scoring: scoringWords,
  policies: policyWords,
  webhooks: webhookWords,
};

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 'x', 'y', 'z'))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${path}.${key}`));
}

describe('the words of the interface', () => {
  it('judge nobody: nothing is "clear", nobody "sanctioned", "guilty" or a "true match"', () => {
    const judging = textsOf(words).filter(
      ([path, text]) =>
        // A verdict is a person's statement, not the software's.
        !/\.(?:search\.clear|filters\.clearAll|decisions\.verdicts\.true_match)$/.test(path) &&
        /\b(clear(ed|ance|s)?|guilty|sanctioned|true match)\b/i.test(text),
    );
    expect(judging).toEqual([]);
  });

  it('name no address of the API where a problem is explained', () => {
    const codes = Object.entries(ERROR_CODES).map(([code, { description }]) => {
      if (!isErrorCode(code)) throw new Error(`${code} is no code.`);
      return problemText({ code, detail: description });
    });
    expect(codes.filter((text) => text === '' || /\b(?:GET|POST|PUT|DELETE)\b/.test(text))).toEqual([]);
  });

  it('are never empty', () => {
    expect(textsOf(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('exist for every code an answer can carry', () => {
    expect(Object.keys(messages.entityTypes)).toEqual(expect.arrayContaining([...ENTITY_TYPES]));
    expect(Object.keys(messages.identifierTypes)).toEqual(expect.arrayContaining([...IDENTIFIER_TYPES]));
    expect(Object.keys(messages.evidence.methods)).toEqual(expect.arrayContaining([...TOKEN_METHODS]));
    expect(Object.keys(messages.evidence.fields)).toEqual(expect.arrayContaining([...EVIDENCE_FIELDS]));
    expect(Object.keys(messages.answer.reasons)).toEqual(expect.arrayContaining([...REASON_CODES]));
    expect(Object.keys(messages.whyNot.stages)).toEqual(expect.arrayContaining([...DIAGNOSIS_STAGES]));
    expect(Object.keys(messages.whyNot.texts)).toEqual(expect.arrayContaining([...DIAGNOSIS_STAGES]));
    expect(Object.keys(messages.whyNot.steps)).toEqual(expect.arrayContaining([...DIAGNOSIS_STEPS]));
    expect(Object.keys(messages.whyNot.costs)).toEqual(expect.arrayContaining([...NAME_COST_KINDS]));
    expect(Object.keys(messages.party.relations.roles)).toEqual(expect.arrayContaining([...RELATION_ROLES]));
    expect(Object.keys(messages.party.relations.rolesElsewhere)).toEqual(expect.arrayContaining([...RELATION_ROLES]));
    expect(Object.keys(messages.party.ownership.rules)).toEqual(expect.arrayContaining([...OWNERSHIP_RULES]));
    expect(Object.keys(messages.effects)).toEqual(expect.arrayContaining([...EFFECTS]));
    expect(Object.keys(policyWords.weakAliases)).toEqual(expect.arrayContaining([...WEAK_ALIASES]));
    expect(Object.keys(messages.provenance.notCoveredCodes)).toEqual(expect.arrayContaining([...NOT_COVERED_CODES]));
    expect(Object.keys(messages.people.roles)).toEqual(expect.arrayContaining([...ROLE_NAMES]));
    expect(Object.keys(auditWords.actions)).toEqual(Object.keys(AUDIT_ACTIONS));
    const { fields, why, todo } = messages.answer.notCompared;
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...NOT_COMPARED_FIELDS]));
    for (const texts of [why, todo]) expect(Object.keys(texts)).toEqual(expect.arrayContaining([...NOT_COMPARED_WHY]));
    const { statuses, meanings, watches, watchMeanings, dues } = messages.customers;
    for (const texts of [statuses, meanings]) expect(Object.keys(texts).sort()).toEqual([...CUSTOMER_STATUSES].sort());
    for (const texts of [watches, watchMeanings]) expect(Object.keys(texts).sort()).toEqual([...WATCH_STATES].sort());
    expect(Object.keys(dues).sort()).toEqual([...DUE_REASONS].sort());
    const { kinds, reasons, states, stateMeanings, news } = messages.watch;
    expect(Object.keys(kinds).sort()).toEqual([...RUN_KINDS].sort());
    expect(Object.keys(reasons).sort()).toEqual([...RUN_REASONS].sort());
    for (const texts of [states, stateMeanings]) expect(Object.keys(texts).sort()).toEqual([...RUN_STATES].sort());
    expect(Object.keys(news).sort()).toEqual([...ALERT_REASONS].sort());
    expect(Object.keys(webhookWords.eventNames).sort()).toEqual([...EVENT_TYPES].sort());
    const { views, none, states: caseStates, resolutions } = messages.cases;
    for (const texts of [views, none]) expect(Object.keys(texts).sort()).toEqual([...CASE_VIEWS].sort());
    expect(Object.keys(caseStates).sort()).toEqual([...CASE_STATES].sort());
    const resolved = { ...messages.decisions.verdicts, ...resolutions };
    expect(Object.keys(resolved).sort()).toEqual([...CASE_RESOLUTIONS].sort());
    const aside = suppressedSchema.shape.items.element.shape.why.options;
    expect(Object.keys(messages.suppressed.why)).toEqual(expect.arrayContaining([...aside]));
  });

  it('replace the sentence only of codes that an answer can carry', () => {
    expect(REASON_CODES).toEqual(expect.arrayContaining(Object.keys(messages.answer.tells)));
    expect(WARNING_CODES).toEqual(expect.arrayContaining(Object.keys(messages.answer.warnings)));
  });
});
