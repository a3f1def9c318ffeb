import { z } from 'zod';
import { auditFilterSchema, auditQuerySchema, auditResponseSchema } from '../audit/audit.ts';
import { chainStatusSchema } from '../audit/chain.ts';
import { evidenceQuerySchema } from '../audit/evidence.ts';
import { define } from './endpoint.ts';

const csv = z
  .string()
  .meta({ id: 'AuditCsv', format: 'binary', description: 'Rows of CSV.', examples: ['time,actor'] });
const zip = z.string().meta({ description: 'A ZIP file.', examples: ['PK'], format: 'binary' });

/** The audit log, the hash chain that proves it, and evidence for examiners. */
export const AUDIT_ENDPOINTS = {
  listAudit: define({
    id: 'listAudit',
    method: 'GET',
    path: '/api/v1/audit',
    tag: 'Audit',
    summary: 'Read the audit log',
    description:
      'Every screening, decision, change and access, newest first. Screenings are entries search.recorded, without what was screened. Reading it is recorded.',
    auth: { kind: 'scope', scope: 'audit:read' },
    query: auditQuerySchema,
    responses: { 200: { description: 'A page of the log.', schema: auditResponseSchema } },
    errors: ['cursor_invalid'],
  }),
  exportAudit: define({
    id: 'exportAudit',
    method: 'GET',
    path: '/api/v1/audit/export.csv',
    tag: 'Audit',
    summary: 'Export the audit log as CSV',
    description:
      'The same entries as GET /audit, all of them, streamed. No cell begins a formula. Exporting is recorded.',
    auth: { kind: 'scope', scope: 'audit:read' },
    longRead: true,
    query: auditFilterSchema,
    responses: { 200: { description: 'One row per entry, newest first.', schema: csv, mediaType: 'text/csv' } },
    errors: [],
  }),
  getChain: define({
    id: 'getChain',
    method: 'GET',
    path: '/api/v1/audit/chain',
    tag: 'Audit',
    summary: 'See the chain of records',
    description: 'Number of records and sealed records, the signing key, and the result of the latest verification.',
    auth: { kind: 'scope', scope: 'audit:read' },
    responses: { 200: { description: 'The chain.', schema: chainStatusSchema } },
    errors: [],
  }),
  verifyChain: define({
    id: 'verifyChain',
    method: 'POST',
    path: '/api/v1/audit/chain/verify',
    tag: 'Audit',
    summary: 'Verify the chain of records',
    description:
      'Starts a verification of all records, in a separate thread; GET /audit/chain shows its progress. While one runs, no other starts. Verifying is recorded.',
    auth: { kind: 'scope', scope: 'audit:read' },
    idempotency: 'answer',
    responses: { 202: { description: 'The chain, with the verification that runs.', schema: chainStatusSchema } },
    errors: [],
  }),
  exportEvidence: define({
    id: 'exportEvidence',
    method: 'GET',
    path: '/api/v1/audit/evidence.zip',
    tag: 'Audit',
    summary: 'Export an evidence pack',
    description:
      'Everything that an examiner needs for a period, as one signed ZIP: policies, lists, screenings, decisions, changes, access, events, proof. Also needs records:read. Exporting is recorded. One at a time.',
    auth: { kind: 'scope', scope: 'audit:read' },
    longRead: true,
    query: evidenceQuerySchema,
    responses: { 200: { description: 'The pack.', schema: zip, mediaType: 'application/zip' } },
    errors: ['evidence_busy'],
  }),
};
