import { useWidget } from '../../app/WidgetContext';
import css from '../../forms/forms.css?inline';
import { useStyles } from '../../styles';
import { customerOf } from '../../visitors/customerOf';
import { RequireEmailForm } from './RequireEmailForm';

export function View() {
  useStyles(css);
  const widget = useWidget();
  return (
    <RequireEmailForm
      email={customerOf(widget).read().email ?? ''}
      onSubmit={(email) => {
        void widget.client.run((client) => client.setEmail(email));
        widget.router.replace('/chat');
      }}
    />
  );
}
