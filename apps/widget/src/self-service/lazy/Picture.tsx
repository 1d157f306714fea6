import { useState } from 'react';
import { BoxIcon } from './portalIcons';

/** A product's picture beside its name; a parcel where there is none, or it does not come. */
export function Picture({ address }: { readonly address: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  const isShown = address && /^(https?:)?\/\/|^\/|^data:image/.test(address) && !hasFailed;
  return (
    <span className="picture">
      {isShown ? <img src={address} alt="" loading="lazy" onError={() => setHasFailed(true)} /> : <BoxIcon />}
    </span>
  );
}
