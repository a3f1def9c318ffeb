import { z } from 'zod';
import { coded } from './primitives.ts';

const FORMS = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].map(({ def }) => def.pattern?.source.slice(1, -1) ?? '');
const PATTERN = `^(?:${FORMS.map((form) => `(?:${form})`).join('|')})$`;
const ADDRESS = new RegExp(PATTERN);

const addressSchema = z
  .string()
  .max(50)
  .refine(
    (text) => ADDRESS.test(text),
    coded('invalid_format', 'Write an IP address such as 203.0.113.7, or a network such as 10.20.0.0/16.'),
  )
  .meta({
    description: 'An IPv4 or IPv6 address, or a network in CIDR form.',
    examples: ['203.0.113.7'],
    pattern: PATTERN,
  });

/** IP addresses and networks, such as those from which a token may be used. */
export const addressListSchema = z.array(addressSchema).max(50);
