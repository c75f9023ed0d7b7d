export { IdentityFields, ProfessionFields } from './person-fields.tsx';
export {
  identityOf,
  newPerson,
  type PersonValues,
  personLabels,
  personRules,
  professionOf,
} from './person-form.ts';
