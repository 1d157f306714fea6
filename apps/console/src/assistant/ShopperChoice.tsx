import { Choice } from './fields';

interface ShopperChoiceProps {
  readonly hasSampleOrders: boolean;
  readonly onHasSampleOrders: (has: boolean) => void;
}

/** Who asks: somebody unknown, or somebody with orders that are nobody's. */
export const ShopperChoice = ({ hasSampleOrders, onHasSampleOrders }: ShopperChoiceProps) => (
  <Choice
    label="Shopper"
    value={hasSampleOrders ? 'sample-orders' : 'guest'}
    onValue={(value) => onHasSampleOrders(value === 'sample-orders')}
  >
    <option value="guest">Not signed in</option>
    <option value="sample-orders">With sample orders</option>
  </Choice>
);
