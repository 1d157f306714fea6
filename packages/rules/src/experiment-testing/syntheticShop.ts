import { looks } from '../experiment/lookAt';
import type { Arm } from '../experiment/upliftOf';

/** A shop that was made up, with an effect that is known because it was put in. */
export interface SyntheticShop {
  readonly share: number;
  /** What a visitor spends more on average where campaigns are shown. */
  readonly trueEffect: number;
  /** Both groups as they stand at the end of each week. */
  readonly weeks: readonly { readonly display: Arm; readonly hide: Arm }[];
}

/**
 * Few visitors buy, some of them again, carts have a long tail, one order in twenty is sent back, and shops differ in
 * all of it as shops do. `mostLift` is by how much campaigns may make buying likelier and carts larger.
 */
export function makeShop(chance: () => number, mostLift: number): SyntheticShop {
  const between = (low: number, high: number) => low + (high - low) * chance();
  const share = chance() < 0.7 ? 0.9 : between(0.5, 0.9);
  const visitorsAWeek = Math.round(1_000 * 8 ** chance());
  const buying = between(0.01, 0.05);
  const again = between(0, 0.25);
  const refunds = between(0, 0.1);
  const [middle, spread] = [between(20, 120), between(0.4, 0.9)];
  const lift = 1 + (mostLift === 0 ? 0 : between(-mostLift / 3, mostLift));
  const larger = 1 + (mostLift === 0 ? 0 : between(0, mostLift / 2));

  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const cart = () => (chance() < refunds ? 0 : middle * Math.exp(spread * normal()));
  const meanCart = (1 - refunds) * middle * Math.exp(spread ** 2 / 2);
  const meanSpent = (rate: number, factor: number) => (rate * factor * meanCart) / (1 - again);
  const arms = {
    display: { visitors: 0, spent: [] as number[], rate: buying * lift, factor: larger },
    hide: { visitors: 0, spent: [] as number[], rate: buying, factor: 1 },
  };
  const visit = (arm: (typeof arms)['display']) => {
    arm.visitors += 1;
    if (chance() >= arm.rate) return;
    let spent = cart();
    while (chance() < again) spent += cart();
    arm.spent.push(spent * arm.factor);
  };
  const weeks = Array.from({ length: looks }, () => {
    const visitors = Math.round(visitorsAWeek * between(0.7, 1.3));
    for (let index = 0; index < visitors; index += 1) visit(chance() < share ? arms.display : arms.hide);
    const copy = ({ visitors: all, spent }: Arm): Arm => ({ visitors: all, spent: [...spent] });
    return { display: copy(arms.display), hide: copy(arms.hide) };
  });
  return { share, trueEffect: meanSpent(buying * lift, larger) - meanSpent(buying, 1), weeks };
}
