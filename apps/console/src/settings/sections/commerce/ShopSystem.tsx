import { CommerceSection } from './CommerceSection';
import { LoopSection } from './LoopSection';

/** What the shop runs on, beside us. */
export const ShopSystem = () => (
  <>
    <CommerceSection />
    <LoopSection />
  </>
);
