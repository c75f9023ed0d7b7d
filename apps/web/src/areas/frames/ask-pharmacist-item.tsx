import { UnstyledButton } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { openAskPharmacist } from '../../features/questions/index.ts';
import { useCanAsk } from './use-can-ask.ts';

export function AskPharmacistItem({ className }: { className: string }) {
  if (!useCanAsk()) return null;
  return (
    <UnstyledButton className={className} onClick={openAskPharmacist}>
      <IconMessageQuestion size={20} stroke={1.75} aria-hidden /> <span>Ask the Pharmacist</span>
    </UnstyledButton>
  );
}
