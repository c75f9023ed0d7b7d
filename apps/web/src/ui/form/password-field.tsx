import { limits } from '@doselore/contract';
import { PasswordInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import c from './form.module.css';
import type { FieldProps } from './use-form.ts';

type Props = {
  field: FieldProps<string>;
  autoComplete: 'current-password' | 'new-password';
  /** Shows the password rules before and during typing. */
  withRules?: boolean;
};

const sets = [/[a-z]/, /[A-Z]/, /[0-9]/, /[@£!+]/];

function ruleStates(password: string) {
  const setCount = sets.filter((set) => set.test(password)).length;
  return [
    { text: `At least ${limits.passwordMin} characters`, met: password.length >= limits.passwordMin },
    {
      text: 'Characters from at least 3 of these 4 sets: lowercase letters, uppercase letters, numbers, symbols (@£!+)',
      met: setCount >= 3,
    },
  ];
}

export function PasswordField({ field, autoComplete, withRules = false }: Props) {
  const [visible, { toggle }] = useDisclosure(false);
  const rulesId = `${field.id}-rules`;
  return (
    <div>
      <PasswordInput
        id={field.id}
        name={field.name}
        label={field.label}
        error={field.error}
        aria-invalid={field.error !== undefined || undefined}
        value={field.value}
        autoComplete={autoComplete}
        visible={visible}
        onVisibilityChange={toggle}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      {withRules && (
        <ul className={c.rules} id={rulesId} aria-label="Password rules">
          {ruleStates(field.value).map(({ text, met }) => (
            <li key={text} data-met={met || undefined}>
              {met ? <IconCheck size={18} aria-hidden /> : <IconPoint size={18} aria-hidden />}
              <span>
                {text}
                {met && <span className="visually-hidden">, met</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
