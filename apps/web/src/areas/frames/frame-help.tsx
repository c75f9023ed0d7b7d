import { openAskPharmacist } from '../../features/learning/questions/index.ts';
import { HelpPanel } from '../help/index.ts';
import { useCanAsk } from './use-can-ask.ts';

/** Help panel of every frame. Offers Ask the Pharmacist to people who may use it. */
export function FrameHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const canAsk = useCanAsk();
  return <HelpPanel opened={opened} onClose={onClose} onAskPharmacist={canAsk ? openAskPharmacist : undefined} />;
}
