import type { EnglishArticle } from '../DemoArticle';

export const account: readonly EnglishArticle[] = [
  {
    slug: 'reset-password',
    title: 'I forgot my password or cannot sign in',
    body: `<ol>
<li>Check the address first: it must be the one you registered with. A common reason is a second mailbox.</li>
<li>On the <a href="/account/login">sign-in page</a> make sure that capital letters are not locked and that
no space follows the password.</li>
<li>Still locked out? Write in the chat from the email address of your account. We mail you a <strong>link
to set a new password</strong>; it is valid for one hour and works once.</li>
</ol>
<p>After several wrong attempts the sign-in pauses for some minutes. That protects your account; the right
password is not accepted during the pause either, so have a cup of tea.</p>
<p>You only want to see an order? Then you need no password at all: choose “Track my order” in the chat and
sign in with a code.</p>
<p>We never ask for your password, neither in the chat nor on the phone. If somebody does, it is not us.</p>`,
  },
  {
    slug: 'account-or-guest',
    title: 'Do I need an account to order?',
    body: `<p>No. You can check out <strong>as a guest</strong>: an email address and a delivery address are all we
need. Everything you may do with an order, such as following, cancelling or returning it, works for guests
as well, through the chat and a code by email.</p>
<h3>What an account is good for</h3>
<ul>
<li>All your orders in one list, with their tracking numbers</li>
<li>Your address is filled in at the checkout</li>
<li>The chat knows at once which order you mean</li>
</ul>
<p>To open one, ask us in the chat, before or after you order. Orders that you placed as a guest with the
same email address appear in it by themselves.</p>
<p>It costs nothing, there are no points to collect, and you can have it deleted at any time.</p>`,
  },
  {
    slug: 'sign-in-code',
    title: 'The code for seeing my orders does not arrive',
    body: `<p>Before the chat shows your orders, it sends you a <strong>6-digit code</strong> by email or text message.
It is valid for ten minutes.</p>
<h3>No code in sight?</h3>
<ul>
<li>Look into spam. The subject begins with the code itself.</li>
<li>Use the email address or phone number you <strong>ordered with</strong>. For another one we may have no
orders, and then nothing is sent.</li>
<li>Text messages need the country code, for example +1. They go to numbers in the United States and Canada;
elsewhere choose email.</li>
<li>Wait until “Send a new code” can be pressed. Only the newest code counts: an older one is refused.</li>
</ul>
<p>“Invalid code” after ten minutes means that it has run out. Ask for another one.</p>
<p>Do not pass the code on to anybody. Our people never ask for it, because they do not need it.</p>`,
  },
  {
    slug: 'delete-account-and-data',
    title: 'Delete my account or get a copy of my data',
    body: `<p>Your data are yours. Write in the chat or to
<a href="mailto:privacy@fernandloom.example">privacy@fernandloom.example</a> from the address of your
account and say what you would like:</p>
<ul>
<li><strong>A copy.</strong> You get a file with everything stored about you: details, orders, conversations
and consents.</li>
<li><strong>A correction.</strong> Name, email, phone or address: tell us the new one.</li>
<li><strong>Deletion.</strong> We erase your account, your conversations and your newsletter subscription.
This cannot be undone.</li>
</ul>
<p>We confirm that it is you with a code, and answer within <strong>thirty days</strong>, usually in three.
Invoices must be kept for seven years by law; we lock them away and use them for nothing else.</p>
<p>We do not sell data. Carriers get your name and address, the payment provider your card, and nobody gets
more than that.</p>`,
  },
  {
    slug: 'newsletter-and-messages',
    title: 'Unsubscribe from the newsletter and other messages',
    body: `<p>We write about twice a month: a new batch, a kiln opening, now and then a sale.</p>
<h3>Stop it</h3>
<p>Press <strong>“Unsubscribe”</strong> at the end of any newsletter. It works at once and without signing
in. Or tell us in the chat which address should be taken off the list. Texts to your phone end when you
answer STOP.</p>
<h3>What still comes</h3>
<p>Order confirmations, tracking numbers, refund notices and sign-in codes are not advertising. You get them
as long as you order or ask for them.</p>
<h3>Sign up</h3>
<p>Leave your address in the chat, and confirm the email that follows. Then WELCOME10 is yours: ten per cent
off. If you only want to know when one certain piece is back, you need no newsletter: ask for a single
message instead.</p>`,
  },
];
