import { openAskPharmacist } from '../../features/questions/index.ts';
import { HelpPanel } from '../../ui/help/index.ts';
import { useCanAsk } from './use-can-ask.ts';

/** The help panel as every frame has it: with the way to the pharmacist for those who may ask. */
export function FrameHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const canAsk = useCanAsk();
  return <HelpPanel opened={opened} onClose={onClose} onAskPharmacist={canAsk ? openAskPharmacist : undefined} />;
}
