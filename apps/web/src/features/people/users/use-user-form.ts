import { type Body, limits, type StoredValues } from '@doselore/contract';
import type { createUser } from '@doselore/contract/users';
import { type FormState, maxText, useForm } from '../../../ui/form/index.ts';
import {
  identityOf,
  newPerson,
  type PersonValues,
  personLabels,
  personRules,
  professionOf,
} from './person-form/index.ts';

type NewUserFields = Body<typeof createUser>;

export type UserValues = PersonValues & { username: string; is_demo: boolean };

export const newUser: UserValues = { ...newPerson, username: '', is_demo: false };

export function useUserForm<S extends StoredValues>(
  initial: UserValues,
  onSave: (fields: NewUserFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<UserValues> {
  return useForm<UserValues, S>({
    initial,
    baseValues,
    labels: { ...personLabels, username: 'Username', is_demo: 'Demo user' },
    rules: { ...personRules, username: [maxText(limits.email)] },
    onSubmit: (values, baseValues) =>
      onSave(
        {
          ...identityOf(values),
          ...professionOf(values),
          username: values.username.trim() || null,
          is_demo: values.is_demo,
        },
        baseValues,
      ),
  });
}
