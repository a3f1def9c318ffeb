import { z } from 'zod';
import { coded } from './primitives.ts';

const FORMS = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()] as const;

/** An IPv4 or IPv6 address, or a network of them in CIDR form. IPv4 inside IPv6 is to be written as IPv4. */
const isAddress = (text: string): boolean =>
  FORMS.some((form) => form.safeParse(text).success) && !/^::ffff:/i.test(text);

const addressSchema = z
  .string()
  .max(50)
  .refine(isAddress, coded('invalid_format', 'Write an IP address such as 203.0.113.7, or a network: 10.20.0.0/16.'))
  .meta({ description: 'An IPv4 or IPv6 address, or a network in CIDR form.', examples: ['203.0.113.7'] });

/** Addresses and networks, such as those that a token works from. */
export const addressListSchema = z.array(addressSchema).max(50);
