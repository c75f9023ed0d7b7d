export { IdentityFields, ProfessionFields } from './person-fields.tsx';
