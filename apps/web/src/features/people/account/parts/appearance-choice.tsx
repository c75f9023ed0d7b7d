import type { Body } from '@doselore/contract';
import { saveTheme } from '@doselore/contract/account';
import { callEndpoint } from '../../../../platform/api/index.ts';
import '@mantine/core/styles/Radio.css';
import { type CurrentUser, themes } from '@doselore/contract/auth';
import { Radio, Stack, useMantineColorScheme } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../../platform/session/index.ts';

type Theme = CurrentUser['theme'];

const words: Record<Theme, string> = { auto: 'Same as this device', light: 'Light', dark: 'Dark' };
const order: readonly Theme[] = ['auto', 'light', 'dark'];

/** Choice of colour scheme. Saved with the account, so that it applies on every device. */
export function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: (theme: Body<typeof saveTheme>['theme']) => callEndpoint(saveTheme, { body: { theme } }),
  });
  const choose = (value: string) => {
    const theme = themes.find((known) => known === value) ?? 'auto';
    setColorScheme(theme);
    client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, theme });
    keep.mutate(theme);
  };
  return (
    <Radio.Group label="Colours" value={colorScheme} onChange={choose}>
      <Stack gap="xs" mt="xs" data-plain-label>
        {order.map((theme) => (
          <Radio key={theme} value={theme} label={words[theme]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
