import { Radio, Stack, useMantineColorScheme } from '@mantine/core';

const schemes = [
  { value: 'auto', label: 'As this device is set' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Kept in this browser: a shared computer on the counter stays as each person's own browser has it. */
export function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Radio.Group
      label="Colours"
      value={colorScheme}
      onChange={(value) => setColorScheme(schemes.find((scheme) => scheme.value === value)?.value ?? 'auto')}
    >
      <Stack gap="xs" mt="xs" data-plain-label>
        {schemes.map((scheme) => (
          <Radio key={scheme.value} value={scheme.value} label={scheme.label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
