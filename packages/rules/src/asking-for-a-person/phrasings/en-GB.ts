import type { Phrasings } from './Phrasings';

export const enGb: Phrasings = {
  asks: `operator
    a real person please
    Put me through to your manager
    Might I speak with a member of staff, please?
    stop this bot and give me a person
    How do I get in touch with an actual human being
    Hi there, I would rather speak to somebody from your team
    human human human
    i need a represntative
    Your answers are rubbish. Agent.
    Is there a person I could chat with?
    Could I have a word with someone please?
    can somebody human answer me
    no more bots please
    can you fetch a human
    speak to someone real
    I shall need a representative, thank you
    would it be possible to be put through to someone?
    Could I speak with a colleague of yours, please?
    I'd sooner deal with a person
    any chance of a real person?
    Right, can I have an actual human now
    I'd like to be passed to someone
    can somebody from the shop ring me
    this is hopeless, where's a person
    May I speak to whoever is in charge?
    get me off this bot
    please hand me over to staff
    I need to have a chat with a member of the team
    humannn please
    customer servise please
    I'd be happier talking to a person
    sod the bot, I want staff
    can a manager look into this please
    might a person be available?
    Get someone to call me
    put a human on would you
    can I speak to someone in charge
    any chance of a real person
    I'd like to speak to a proper human being mate
    put me on to customer services
    is anyone actually there
    ring me please
    Could you pass me over to one of your team?
    any chance of a chat with a proper human being
    I'm fed up with this bot, who can I speak to?
    put me thru to someone plz
    can somebody from customer services ring me
    I want to talk to a member of staff
    can i have a word with a manager
    anyone there? need a human
    stop the automated replies and put a person on
    I'd like a callback from someone on your team
    pls transfer me to an adviser
    speak with soemone
    a human if you don't mind
    could someone give me a ring about this
    I'd much rather have a natter with a real person
    get us a person please
    who do I speak to about a complaint, a person I mean
    Is there anybody I can chat to?
    not a bot pls, a person
    could I trouble you for a member of staff
    speak 2 agent
    I want your supervisor
    any humans about?
    Kindly pass me over to a colleague.
    could you ring me back please
    I'm not getting anywhere, is there a person I can speak to
    cust service pls
    let me speak with somebody else
    real human now
    want to speak to sum1
    can I get hold of someone by phone
    your supervisor please
    chat with a human being please
    I'd appreciate a call from somebody
    pop me through to the team would you
    human support please
    can i have someone from the shop
    talking to a bot is pointless, a human please
    please may I speak to customer services
    agent agent agent
    who can help me, a real person
    get me your supervisor
    can you get someone on here please
    please could I be connected to an adviser
    useless bot, let me speak to a human
    where are your actual people
    somebody phone me please
    just want to talk to a real human
    need help from a person
    could you escalate me to a manager
    is there no one I can talk to
    customer service agent pls
    hiya can I speak to someone in customer services
    i want a proper person not this
    would someone be able to call me back
    get me the manager
    I need to speak to an actual person about this order
    pls connect me to a human agent
    any real people working there?
    chuck me over to a person
    switch me to a live agent
    can I message a member of your team`,
  others: `Is this safe for human consumption?
    My agent already told me that it ships on Monday
    Which personal data do you keep?
    A gift for a person who likes tea
    The delivery person left it at the door
    Does the mattress have lumbar support
    I talked to your staff last week and they promised a refund
    Is it dishwasher safe for staff kitchens?
    do operators need gloves with this drill
    the manager's desk in oak, is it in stock
    Are your people trees real wood?
    I need a gift for someone special
    Do your reps ever visit schools?
    who designed the human figure lamp
    do staff get free delivery
    a person-shaped cushion
    anyone know if it shrinks?
    My colleague has the same mug
    Does your driver call me before he arrives?
    a chap in the shop said it was half price
    is a person needed to assemble it?
    can my mum contact me through the app
    Do your staff get a discount?
    The human body pillow, is it in stock?
    A colleague recommended you, do you ship to Leeds?
    Someone from the courier rang me, what is my tracking number?
    I spoke to someone last week and it is all sorted now
    Can another person collect my order for me?
    I'd like a mug with someone's name on it
    My manager wants an invoice
    Is there a chair for tall people?
    Does customer support have weekend hours?
    Who designed the human figure lamp?
    a friend told me to talk to you about the wool throw
    is the human anatomy poster A2?
    will the delivery agent wait for me
    washing agent for wool
    one person hot tub
    what do your staff recommend for dry skin?
    a mug that says best boss
    is there someone on the picture for scale
    our support beam is 2 m, does the hook fit
    who is the operator of this shop
    the talking parrot toy, is it in stock?
    is the people carrier toy red or blue?
    how do I contact the courier
    does anyone deliver to Jersey
    the lady in the advert wears a scarf, which one?
    will somebody be in to take my return on Sunday at your depot?
    call the lamp what you like, it's still broken
    need someone's size, can I see a chart
    staff discount code not working
    I ordered for my boss, wrong colour
    a human skull candle please
    is a human required to be home for delivery
    this lamp needs a person with a drill
    which team makes the scarf
    anyone else had the handle break?
    could the team kit be engraved
    manager size chair
    a call bell for the desk
    talking book for my gran
    when does the shop's phone line open
    is the agent provocateur robe silk?
    do I have to talk to my bank
    is it a real person's hair
    where are your people carriers made
    no one was in when the parcel came
    can I be sent another
    the rep from Hoover came yesterday
    a human shaped biscuit cutter
    phone case for someone with an old Nokia
    help with returns
    what's your customer rating
    do you need a signature from a person
    is the team van hire available
    real ale glasses
    the assistant said size 10 runs small
    can someone with a nut allergy eat it
    what's the manager's special
    is there a contact lens case in the kit
    how do I speak the code into the lock
    phone stand for a desk
    people watching stool`,
};
