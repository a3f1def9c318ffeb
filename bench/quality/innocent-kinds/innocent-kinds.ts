import { pick, randomFrom } from '../../lists/random.ts';
import { realCompanies } from '../real-companies.ts';
import { charity, citiesBy, university, vessels } from './bodies.ts';
import { fakersOf, latinFakers, ownScriptFakers, personOf, withContext } from './people.ts';
import { address, narrative, payment, sentences } from './texts.ts';

/** One kind of text that names nobody listed, except by chance. */
export type InnocentKind = { readonly id: string; readonly about: string; readonly write: () => string };

const WITH_PRODUCTS = ['en', 'de', 'es', 'fr', 'it', 'tr', 'pl', 'nl', 'pt_BR'];
/** First company after those in the measure `real-companies`. */
const COMPANIES_FROM = 10_000;

/** Twelve kinds of screened texts, generated from packages' data with one seed. */
export function innocentKinds(seed: number): readonly InnocentKind[] {
  const random = randomFrom(seed);
  const [latin, own, products] = [latinFakers(seed), ownScriptFakers(seed), fakersOf(WITH_PRODUCTS, seed + 50)];
  const companies = realCompanies().slice(COMPANIES_FROM);
  const faker = () => pick(latin, random);
  const words = {
    city: citiesBy(random),
    given: () => faker().person.firstName('female'),
    family: () => faker().person.lastName(),
  };
  return [
    { id: 'customers', about: 'names of people', write: () => personOf(faker()) },
    { id: 'context', about: 'people with city, role, address or sentence', write: () => withContext(faker(), random) },
    { id: 'own-script', about: 'names in Arabic, Chinese, Russian, Persian', write: () => personOf(pick(own, random)) },
    { id: 'companies', about: 'real companies', write: () => pick(companies, random).name },
    { id: 'narratives', about: 'purposes of payments', write: () => narrative(pick(products, random), random) },
    { id: 'payments', about: 'payments of 60 words', write: () => payment(pick(products, random), random) },
    { id: 'addresses', about: 'addresses', write: () => address(faker()) },
    { id: 'products', about: 'products', write: () => pick(products, random).commerce.productName() },
    { id: 'sentences', about: 'sentences in 15 languages', write: sentences(random) },
    { id: 'charities', about: 'charities', write: () => charity(words, random) },
    { id: 'universities', about: 'universities', write: () => university(words, random) },
    { id: 'vessels', about: 'vessels', write: vessels(words, random) },
  ];
}
