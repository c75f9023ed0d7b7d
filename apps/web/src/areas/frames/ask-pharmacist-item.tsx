import { UnstyledButton } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { openAskPharmacist } from '../../features/learning/questions/index.ts';
import { useCanAsk } from './use-can-ask.ts';

type Props = { className: string; labelClassName?: string | undefined };

export function AskPharmacistItem({ className, labelClassName }: Props) {
  if (!useCanAsk()) return null;
  return (
    <UnstyledButton className={className} onClick={openAskPharmacist}>
      <IconMessageQuestion size={20} stroke={1.75} aria-hidden />
      <span className={labelClassName}>Ask the Pharmacist</span>
    </UnstyledButton>
  );
}
