import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customerQuery } from './customer-query.ts';

/** The reference in a form that filters: that of the customer in the address, until somebody types another. */
export function useReference(customer: string | undefined) {
  const found = useQuery({ ...customerQuery({ customerId: customer ?? '' }), enabled: customer !== undefined });
  const [typed, setTyped] = useState<string>();
  return { reference: typed ?? found.data?.externalRef ?? '', setReference: setTyped };
}
