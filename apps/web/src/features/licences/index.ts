export { coverWords } from './cover-words.ts';
export { IssueLicenceScreen } from './issue-licence-screen.tsx';
export { licenceTags } from './licence-tags.ts';
export { refreshAfterLicences } from './licences.queries.ts';
export { MembersLicencesScreen } from './members-licences-screen.tsx';
export { useOrderWords } from './order-words.ts';
export { isSameKey, type Product, productKey, productOf, type StockKey, stockKeyOf } from './product-key.ts';
export { UserLicencesScreen } from './user-licences-screen.tsx';
