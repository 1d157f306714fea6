import { useStore } from '@shopbell/looks';
import { lazyView } from '../chunks';
import { features } from '../features';
import type { Piece } from './Feature';
import { useWidget } from './WidgetContext';

const pieces = features.flatMap(({ name, pieces: own = [] }) =>
  own.map((piece) => ({ ...piece, name, View: lazyView(name, piece.load) })),
);

/** What the features want to stand in a place now. */
export function Pieces({ place }: Pick<Piece, 'place'>) {
  const widget = useWidget();
  useStore(widget.details);
  const wanted = pieces.filter((piece) => piece.place === place && piece.isWanted(widget));
  return wanted.map(({ name, View }) => <View key={name} />);
}
