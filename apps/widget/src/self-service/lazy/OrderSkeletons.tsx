/** The shape of what comes, said once to who does not see it. */
export const OrderSkeletons = ({ label }: { readonly label: string }) => (
  <div className="order-skeletons" role="status" aria-label={label}>
    <div className="skeleton" />
    <div className="skeleton" />
    <div className="skeleton" />
  </div>
);
