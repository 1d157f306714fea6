import type { Phrasings } from './Phrasings';

export const enUs: Phrasings = {
  asks: `agent
    Human please
    REPRESENTATIVE!!!
    Can I talk to a real person?
    i want to speak with a humna
    get me a fucking human
    Could you please connect me to customer service, thank you
    My parcel is three weeks late and nobody answers, I need to speak to someone now
    is there anyone I can talk to?
    let me tlk to an agnet
    I don't want to talk to a bot
    transfer me to a live agent
    I'd like to chat with one of your employees about order 1042
    is anybody there?
    I would much rather have a human deal with it
    hmm can you loop in somebody from support?
    yo get a person on here
    Enough. Person. Now.
    how do i reach a human bein
    may I please be transferred
    i need to tlak to somebody about my refund
    where can I find a real agent
    Can a human take a look at this?
    yo is a real person gonna answer me or what
    I'm done with this thing, get somebody on the phone
    SOMEONE HELP ME A REAL PERSON
    can i plz tlk 2 a person
    i wanna speek to a human
    could I be connected with an associate
    please escalate this to a human
    pass me on to a colleague
    I'd appreciate speaking with someone on your team
    this bot is useless. human.
    no robots
    talk to agent
    live person
    Would it be OK to talk to somebody instead of a chatbot?
    hooman pls
    id like a callback from a real person
    can you get your supervisor
    let a person handle this
    Listen, I just want to deal with an actual employee
    can yall put me on with a rep
    could you have a staff member contact me
    I demand to see the manager
    ok this isn't working, can someone real step in
    speaking to a person would be great
    Give me the human option
    i keep going in circles, need an agent to help
    Is it possible to get a human on this chat?
    PERSON PLZ
    how can I get ahold of a live rep
    I would love for a human to read this
    put a human on
    I need human assitance
    put a person on the line
    can somebody actual pick this up
    i wan a humen
    where are the real people
    get ur manager
    let me have a word with your supervisor
    this is useless get me someone who can think
    can i please just have an actual person reply
    are there any humans working there
    stop this bot nonsense and give me a person
    customer service now
    I'd like a human to answer my question
    could a member of staff respond
    real support please
    do you have people i can chat to
    nobody here? i want a person
    speak to sb real
    hand this to a colleague please
    human!!!1
    operator
    escalate
    gimme an operator
    any live body over there?
    i'm not asking a chatbot, get staff
    pls get smn to write me back
    I demand to speak to the owner
    can i have your supervisor
    could one of your people check this
    person!
    wanna talk 2 somebody real
    this isn't working can you get a colleague
    is anyone real even there
    can sb from ur team pls look at this
    who can i actually speak with over there
    i give up, just get somebody
    can i get an actual person on here
    yo is there someone real i can chat with
    get me your manager
    let me speak 2 a humna
    ok robot, real human please
    i'd rather deal with a live rep
    please escalate this to a supervisor
    ur useless get me someone who can help
    is this a bot? let me talk to somebody
    rep pls
    need to speak w an employee asap
    just give me a person already
    real person pls
    is there a human i can deal with
    yo get me a human
    i dont wanna talk to a machine
    hooman plsss
    Could you loop in one of your colleagues?
    can u pass me to a rep
    need 2 speak w someone asap
    I'd like to escalate this to your supervisor
    this isn't helping, connect me to support
    can someone human help me out
    agnet please
    i'm done w this bot gimme a person
    Please transfer this chat to customer care.
    is anybody there who can actually talk
    i need sombody
    would you mind getting a colleague
    can you give me a call
    let me talk 2 ur boss
    Can I please just talk with an actual live person
    someone real plz
    give me customer service
    i'd like somebody to call me
    your bot sucks get me a rep
    need an agent right now!!
    can a person answer this
    is there any way to speak to a representative
    reprsentative
    connect to agent
    hi could you forward me to somebody in support
    i don't like talking to bots
    representitive please
    can I have a live chat with a person
    is a manager available
    let me speak with a supervisor please
    hey can you connect me with your sales team
    someone from customer care should contact me
    I want human assistance not ai
    I'd rather speak with an actual employee
    stop. human. now
    can you put me in contact with someone who works there
    this chatbot is useless get me a real agent
    anyone real there?
    send me to a live agent
    can i speak with management
    need a person to look at my order
    talk to support
    I keep getting the same answer, may I please have a human
    can someone real pick this up please
    is there anybody on your team I can talk to
    ok enough of the robot, put me through to somebody
    I'd rather explain this to a person, if that's possible
    could one of your colleagues with a pulse take over?
    please have somebody call me back
    pls just connect me w/ an actual rep
    This isn't helping. Who can I speak with directly?
    not talking to a machine any more, I want flesh and blood
    could a teammate of yours look at this
    isn't there a single person who can sort me out
    we keep going around in circles, who can actually answer me
    can one of your coworkers jump in here
    I want somebody who works there
    let a real employee out of the cage
    I'd prefer to discuss this with your boss
    can somebody from your side phone me
    I need something with a pulse
    anyone with a heartbeat there?
    I would rather go over this with one of your people
    nobody there who could help me in person?
    I'd like to be called by someone from the shop
    bring out your supervisor
    is there anyone, who could take a look at this personally?
    I want to explain my problem to somebody, not type it again
    please have a coworker take it from here
    could you go and get someone
    a living being please
    this is going nowhere, could a colleague of yours take this on?
    I'd feel better discussing it with somebody who works at the store
    would it be possible for someone on your side to ring me tomorrow?
    isn't anybody there to deal with my complaint in person?
    can I have a chat with one of your employees
    no more canned answers, I want somebody with a brain
    could you wake up one of your humans
    I'd sooner tell this to your boss
    whoever is on shift, please come to the chat
    who over there can actually give me an answer?
    I want my case looked at by a human being
    could somebody in customer care get back to me regarding invoice 55
    is there anybody, who would talk to me regarding invoice 55
    I'd rather hear it from a person
    please have your manager phone me this afternoon
    I want to deal with flesh and blood people only`,
  others: `is the agent of the cleaning product safe
    human hair wig
    I need a human hair wig in brown
    I spoke to a person yesterday, where is my order?
    does this fit a person of 1.80 m?
    How many people fit in the tent?
    I need a cleaning agent for marble
    I do not need to talk to a human, thanks
    do you offer an employee discount
    Does the chair support 120 kg?
    Are you a real person?
    a tall person needs which size
    can you help me with my order
    are these gloves for humans?
    is the staff discount still valid?
    I bought this from a real person on the market
    do you sell human anatomy models
    Is someone allergic to nuts able to eat this?
    the agent at the store said it was waterproof
    My manager wants ten of these mugs
    what does customer service cost for assembly?
    Can two people use it at once?
    which support rod comes with the tent
    I want the Personal Assistant book
    how do I return a gift someone gave me
    is it made by real people
    what size for a person of 5 foot 2
    I want the agent orange t-shirt
    does anyone else have this in green
    Someone stole my package
    my boss ordered it, can she return it?
    more people?
    no more than two people
    I spoke to a human yesterday and she was lovely
    is this a person's size?
    do I need a person to sign for the parcel?
    can a person of 100 kg sit on it
    Can I contact the manufacturer?
    how do I call the elevator model
    the agent at the post office lost it
    can someone under 18 order?
    is someone home needed for delivery?
    do you ship to real estate agents
    I want the human body poster
    I want to reach free shipping, how much more?
    do you have support socks
    My colleague wants the same one
    does the staff choose the colour?
    can I switch the colour of my order?
    I need to forward the parcel to a neighbour
    what does your team recommend for oily skin?
    my husband is a real estate agent, does he get a discount
    Can you call me a taxi to the store
    the sales rep told me I get 10% off
    I love that real people made this
    can someone sign for me
    does a human pack the boxes?
    I want to change the contact person on my order
    is there a minimum number of people for a group order?
    Please contact me when it is back in stock
    do you have a life size human skeleton
    how long do agents take to process refunds
    will a person call me before delivery?
    is the mug made by a person or a machine?
    do people like the blue one?
    does it fit a person of 1.90 m?
    how many people does the tablecloth seat?
    do you have human hair brushes?
    can I contact the carrier myself?
    who is the manufacturer?
    can someone else pick up my order?
    a gift for someone who has everything
    is customer service open on sundays?
    what does your support cost?
    the agent yesterday said it ships today
    is the team print available in blue?
    can I transfer my voucher?
    does the operator manual come with it
    can I respond to the survey later?
    have you people-sized bags?
    I have a question about personal data
    does it have a handle
    reply address please
    I have an agent in Norway who collects it
    the person on the photo wears which size?
    can I have it delivered to another person?
    is a signature by a person needed?
    please answer my question
    can I pass it on to a friend?
    do I have to call before pickup?
    Is the lamp designed for two people?
    Your agent was very friendly yesterday, thanks!
    Which cleaning agent can I use on the sofa?
    Does a person have to be home for the delivery?
    How many people work at your company?
    My daughter is a real person-pleaser, what gift do you suggest?
    Can I speak to the dog with this collar?
    is the agent orange paint lead free
    Do you sell gifts for support staff?
    My team needs 12 mugs
    How does customer service handle returns?
    I want a person-sized pillow
    is this t-shirt human size
    the agent of my delivery said it was left outside
    do you sell cleaning agents
    wig made of human hair
    how many people fit in the tent
    is the person in the photo wearing a medium
    can I send the gift to someone else
    live plants or fake?
    my representative at the bank blocked the card
    does the robot vacuum talk
    is there a person to person warranty transfer
    please call me Sandra on the label
    do you have anyone's favorites list
    i want someone to love this mug as much as i do
    did the human rights print sell out
    can i chat about the color with my wife first
    does the agent orange throw come in xl
    how do i call a return label
    is the operator manual included
    i need something for my team
    is this desk for one person or two people
    how do I connect the speaker to my phone
    will someone sign for my package
    what does customer satisfaction guarantee mean
    I talked to my wife and we want the blue one
    is the robot lawn mower on sale
    team jersey in large
    call of duty poster
    my kid wants a real drum
    do you need an agent license to buy this
    can you connect me two cables with this adapter
    is there a minimum age for the person who orders
    my contact lenses case is missing
    does the team ship on weekends
    please ring the bell when you deliver
    the sales rep costume
    what does a live edge table cost
    customer photos of the blue one?
    are the owners of this shop local
    speak and spell toy
    can my assistant pick up the order
    does someone need to sign
    is the manikin life size human
    real silver or plated?
    can a kid contact poison control if swallowed
    manager's special price?
    is there a team discount for schools
    how many people rated this
    talking to plants book
    what's the phone number on the label for
    do you have staff in Berlin
    is this mug made by hand by a person?
    my husband wants to talk about it later
    thanks to the lady who helped me yesterday
    how many people work at your company
    The delivery agent left it with my neighbor, is that allowed?
    My boss wants an invoice
    I need to ask my boss first
    I have to talk to my manager before I order
    I want to discuss it with my colleagues first
    I'd like to explain it to my colleague, do you have a leaflet
    I work in a team of ten, is there a discount
    call the courier please
    can someone from your team call the courier
    do you have staff in the Hamburg store
    do you have salespeople at your London shop
    Are there people in the Berlin shop on Saturdays
    a colleague of mine ordered the same mug
    can a colleague of mine pick the parcel up
    is the doll flesh coloured
    gift for my boss
    our team needs twelve mugs
    who can sign for the parcel
    who can use the discount code
    can I get someone a gift card
    Who can help me assemble the shelf
    do you have the flesh and blood card game
    the staff of your shop were so kind
    can you fetch the parcel from my office
    does the pulse oximeter come with batteries
    explain to me how the return works
    how do I explain this to my kids
    my manager asked me to order ten mugs
    do you sell mugs that say world's best boss
    can I discuss the size with my team before paying
    is anybody allowed to return it for me
    our office has twenty people, which set fits
    the person at the post office said it was lost
    could someone other than me pick up the parcel
    I live with a colleague, is the delivery to his address ok
    my coworker will collect it
    are your employees paid fairly
    do you have a shop assistant in Vienna who speaks German
    does anyone at your company sign the mugs by hand
    can one person do this alone
    can people read the print from far away
    is anyone taking over the studio when you retire
    does a person check this before it ships
    who can do it faster, DHL or UPS
    does somebody check the mugs before you send them
    do people deal with this kind of chip often
    who in the team designed the cup
    tomorrow a person from UPS will come, is that right?
    can someone do it with one hand`,
};
