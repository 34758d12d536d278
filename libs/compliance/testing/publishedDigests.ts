/**
 * Digests of the published banks, written by `npm run banks`. `data` is the SHA-256 of a bank with its dates and rule texts,
 * `results` that of its results for seeded answers (bankDigests.ts). `places` only helps to locate a difference: it lists each
 * question, each question field, each rule table and each result field with the beginning of its digest.
 */
export const publishedDigests: Record<string, { data: string; results: string; places: string }> = {
  'eu-2026-11-27': {
    data: '4fe7b41003ee2dd149ce65dcccbe6c26b431c4595e63610db64390df5b78b6c6',
    results: '44e2e48ccc3c59608b1364f818a8d5aa16ded864c2ffb167ade4d30459628dcc',
    places: `
      version:e1ab89 jurisdiction:0d7d67 lawAsOf:85f098 dates:fde5ce duties:0bd04a gates:58f789 practices:fc2c98
      classRows:a24f68 notScored:ff1d98 oldNames:960a45 classNotes:bc7948 closedRows:9b115d conformityRoutes:dbc87e
      dutyNotes:1b20f3 dutyReasons:8cf6ef refusals:981c94 exceptionRows:6376fd ceilings:803797 letterTitles:72ad07
      lawNames:f6268f requests:533398 roleRows:ffbc72 floors:c73d41 neverLow:85841e practicePoints:48c954
      weights:62bbd6 transitions:5ff00b supervisors:6838da suggestions:049a3c eu2-obj:9c4f85 eu2-ai:ca9d14
      eu2-x:3ee2ba eu2-rwt:9d6a15 eu2-role:b86d1c eu2-r-prov:f1712d eu2-r-dep:f5ff93 eu2-r-imp:3f0986
      eu2-r-dist:6522ba eu2-r-ar:3c8db9 eu2-r-comp:8e7ab2 eu2-r-pm:f86f11 eu2-pl-p:ae1a7b eu2-pl-d:138d6d
      eu2-pl-o:6c050d eu2-r-25:c052c8 eu2-pl-seat:1d6e24 eu2-o-kind:46116b eu2-o-size:ff2ae9 eu2-f-int:6a4bb2
      eu2-f-txt:599340 eu2-f-med:ba97b8 eu2-f-bio:56f586 eu2-f-dec:be1b32 eu2-f-gpm:401650 eu2-ao:85f3d5
      eu2-5a:27388a eu2-5b:6f6a92 eu2-5c:2c815f eu2-5d:7edc98 eu2-5e:5f0c82 eu2-5f:01d533 eu2-5g:d126f9
      eu2-5h:8bcb44 eu2-5ba-p:a0647b eu2-5ba-d:2c61ab eu2-5bb-p:e0febb eu2-5bb-d:b89ce5 eu2-a1-law:041b31
      eu2-a1-role:c14e24 eu2-a1-mdr:48ffd0 eu2-a1-ivd:a253a5 eu2-a1-tp:d75a17 eu2-a3:89f4a9 eu2-a3-more:92aace
      eu2-area-1:9a42d7 eu2-area-2:5f10f7 eu2-area-3:6bde64 eu2-area-4:f070c4 eu2-area-5:85b7b6 eu2-area-6:979623
      eu2-area-7:88c965 eu2-area-8:6a6507 eu2-a3-1a:afa2fa eu2-a3-1b:0628a8 eu2-a3-1c:c245cb eu2-a3-2:fb51f0
      eu2-a3-3a:623693 eu2-a3-3b:9725bc eu2-a3-3c:69b9be eu2-a3-3d:d017d4 eu2-a3-4a:91b5f8 eu2-a3-4b:c11cea
      eu2-a3-5a:8841e1 eu2-a3-5b:e36ba4 eu2-a3-5c:cfadf1 eu2-a3-5d:85a1fa eu2-a3-6a:e5f2ac eu2-a3-6b:cab2a8
      eu2-a3-6c:90c76e eu2-a3-6d:428b7f eu2-a3-6e:115645 eu2-a3-7a:4e3999 eu2-a3-7b:e1be79 eu2-a3-7c:fa7c63
      eu2-a3-7d:d88eaa eu2-a3-8a:069348 eu2-a3-8b:ab8619 eu2-f-work:17868f eu2-e-claim:fc0df9 eu2-e-prof:686758
      eu2-e-ground:15931f eu2-e-infl:8a4b5d eu2-e-doc:578158 eu2-e-doc-d:b546cd eu2-e-reg:78d6a4 eu2-r-25c:1a7d4a
      eu2-r-25a:b4716a eu2-r-25n:9a58d1 eu2-r-25b:f604cc eu2-r-25o:d3a754 eu2-r-25i:632be4 eu2-r-25k:0bf114
      eu2-c-ao:2594b3 eu2-c-seat:9b4ec7 eu2-c-5ba:7dbdba eu2-c-5bb:785a39 eu2-o-fin:97f7aa eu2-m-x:63082b
      eu2-m-in3:91e30c eu2-m-in1:bde006 eu2-m-chg:2e5ac3 eu2-m-pub:104124 eu2-t-obv:8e01b0 eu2-t-mark:9ec0c6
      eu2-m-gen:b4a840 eu2-t-emo:4d3cfc eu2-t-deep:370af3 eu2-t-text:7695b3 eu2-oss:60b4ea eu2-d-50-1:c5a3ab
      eu2-d-50-2m:0e5f7a eu2-d-50-2d:7d8c04 eu2-d-50-3:4ac49e eu2-d-50-4i:c1a147 eu2-d-50-4t:f8dea9 eu2-d-9:036df7
      eu2-d-10:db5e05 eu2-d-10b:be7889 eu2-d-11:fc2836 eu2-d-12:b83bf0 eu2-d-13:ac3c91 eu2-d-14:9e9e93
      eu2-d-14-5:43c07e eu2-d-15a:369b3b eu2-d-15c:6954d5 eu2-d-16b:bf6feb eu2-d-16l:c1c9fc eu2-d-17:422f84
      eu2-d-17-fin:fac5ae eu2-d-18:3a81ad eu2-d-19:4825bc eu2-d-20:28ea3f eu2-d-21:11b207 eu2-d-22:23b3ff
      eu2-p-std:0a0d57 eu2-s-mod:f8410d eu2-p-rep:b54d4d eu2-d-43:128363 eu2-d-43-4:ee6e4b eu2-d-47:032726
      eu2-d-48:8a5c69 eu2-d-49-1:1d3301 eu2-d-49-5:d6e3c1 eu2-d-72:69ce16 eu2-d-73:b7ef41 eu2-d-60:0ae013
      eu2-d-61:bf58ad eu2-d-26-1:b9cd67 eu2-d-26-2:07d78c eu2-d-26-4:8d3763 eu2-d-26-5:4b6a46 eu2-d-26-5-fin:3626df
      eu2-d-26-5i:3ee47e eu2-d-26-6:fdb58b eu2-d-26-7:102a38 eu2-d-26-8:4d235c eu2-d-26-9:f12d72 eu2-d-26-10:3b8cf1
      eu2-d-26-11:45b5f5 eu2-d-26-12:670ed1 eu2-d-27:5e9d5d eu2-d-27-3:4e3631 eu2-d-86:53a587 eu2-s-supply:cd597f
      eu2-s-4a:a518f1 eu2-s-sbx:dc74b0 eu2-d-4a:5a7ab1 eu2-d-25-4:09d3c3 eu2-d-25-4s:601fb5 eu2-d-25-2:ca52d3
      eu2-d-23-1a:b2a0c3 eu2-d-23-1b:369a32 eu2-d-23-1c:07f56f eu2-d-23-1d:82caad eu2-d-23-2:28812f
      eu2-d-23-3:aa1109 eu2-d-23-4:8f1227 eu2-d-23-5:c826c8 eu2-d-24-1a:7be180 eu2-d-24-1b:dceeff eu2-d-24-1c:f38750
      eu2-d-24-2:9ad571 eu2-d-24-3:4d4acd eu2-d-24-5:26e16b eu2-d-22-3a:7889bc eu2-d-22-3b:c5c14a eu2-d-22-3c:924248
      eu2-d-22-3e:a1a4ef eu2-d-22-4:456c86 eu2-g-prov:58931b eu2-g-third:167e2b eu2-g-sci:ce1f21 eu2-g-eu:fc9f6c
      eu2-g-flop:7d547e eu2-g-des:b2d488 eu2-g-oss:d9cb65 eu2-g-when:9e6769 eu2-g-seat:d26314 eu2-d-52:23eaac
      eu2-d-53a:2af984 eu2-d-53b:15c891 eu2-d-53c:808338 eu2-d-53d:d1cf9f eu2-d-54:ea7b72 eu2-d-55a:c73c5c
      eu2-d-55b:2e0a53 eu2-d-55c:fb9231 eu2-d-55d:8ec6c5 eu2-g-supply:8b4c02 eu2-d-25-4g:bf870f eu2-d-4:827cf4
      id:fdc6b6 category:26c02a question:fa8ee2 articleReference:d6557d helpText:82be07 citation:c53020 type:8e0f43
      options:a05172 label:f8c8bf instrument:f8c84b article:405c26 url:25c702 asOf:77db81 checkedOn:bb3f94
      confidence:47d56a appliesFrom:19e266 askedWhen:d41532 scoring:d5c0ec group:83afe4 riskLevel:be0e7c
      riskScore:9d80c2 complianceScore:38b2b9 band:9db571 scored:dff6b5 remarks:3876c8 euClass:66539e class:23cf65
      roles:95e286 model:698640 supervisors:94b985 findings:76e2e2 gaps:afa756 actions:a05c03 recommendations:e53058
      duties:5416cd requests:06782a scores:fc2e40 working:f2ed5d estimatedFine:f659f1 fine:38f56e fines:f6621e
      trace:c19173 flips:1a5f46 clocks:111c43 notes:5464d4
    `,
  },
  'uk-2026-11-27': {
    data: '428d5d4c3c19fffde7d59640dedf82717dd301939046049e930f0609e0e1fdb6',
    results: '9178da4ab8400fbf8885e756fe4d6f0e0e10c8705bc08b9817756bc453b4c2d5',
    places: `
      version:0ea9be jurisdiction:134648 lawAsOf:d69b09 dates:27921e derivedFacts:72d93c forbiddenRules:3251d1
      itemLaws:52ff73 ukMeasures:eee44e ukNotes:da13e6 suggestions:c8ad5d uk2-f-use:5f9ea7 uk2-f-pd:a7a982
      uk2-f-le:e1de42 uk2-f-dec:3a6bf0 uk2-f-adm:387fbc uk2-f-sc:71501f uk2-f-rli:01e42d uk2-f-hr:3bca0a
      uk2-f-proc:547401 uk2-f-con:ce22a5 uk2-f-child:500d3c uk2-f-iss:1c4ccf uk2-f-onl:3f4ca9 uk2-f-u2u:8a7386
      uk2-f-srch:70614a uk2-f-porn:2d7818 uk2-f-exm:e8657c uk2-f-img:904e9d uk2-f-tool:692ec8 uk2-f-dev:5d3ce8
      uk2-f-safe:41464f uk2-f-pub:44dea7 uk2-f-cg:fa1131 uk2-f-fin:0b8e68 uk2-f-fun:b5efa3 uk-s1:808ce3 uk-s2:b99d88
      uk-s3:534d68 uk-s4:7affe3 uk2-d-illegal:33789b uk2-d-access:8b7b4c uk2-d-minors:6e5a4d uk2-d-takedown:326d20
      uk2-d-age:ff3b73 uk2-d-images:1792cf uk2-d-reg:c593e8 uk2-d-mark:384be7 uk2-d-pms:e69007 uk2-d-vig:cb5a5b
      uk-t1:786431 uk-t2:f285d7 uk-t3:d80cc9 uk-t4:e71835 uk-f1:bb64be uk-f2:48be21 uk-f3:c44a0b uk-f4:5c72d8
      uk-a1:43df34 uk-a2:d778ea uk-a3:7d36b9 uk-a4:afdc86 uk-c1:1beb43 uk-c2:37f66f uk-c3:e95631 uk-c4:5a0100
      id:c7d19f category:9b6d28 question:f50fbf type:2da77d options:b2bc48 articleReference:b26785 helpText:298156
      citation:d750f0 label:b26785 article:928844 instrument:3a8cfc url:c33562 asOf:e6f36a confidence:227212
      checkedOn:2667bf appliesFrom:8bdbd0 askedWhen:563a99 group:599cee principle:e54202 riskLevel:54bb46
      riskScore:3b7ab8 complianceScore:03fa6e band:a1c5c6 ragScore:76a443 principleScores:68f4f1 gaps:4094b4
      recommendations:7b03f9 findings:614d7b actions:316b69 notes:ffd08f scored:855d2a remarks:56f5cf class:366d86
      roles:961355 model:366d86 supervisors:9faa30 regulators:256ac0 duties:f49f0e requests:961355 scores:dff9aa
      working:940fb4 fines:366d86 trace:849f0a flips:4c8d3a clocks:a1b88d
    `,
  },
  'eu-2024-08-01': {
    data: 'fe76a1ea6e5c3fb1201abee6d2c6dc358b1a08920ff4a35552505ccc3344aefb',
    results: 'd8c28ab133f7bd6cf42199e8350e6dda72e9c016d9102559fc37452f8495d055',
    places: `
      version:3a737f jurisdiction:0d7d67 lawAsOf:5bd861 notYetLaw:677986 words:d40b13 eu2-obj:e0c762 eu2-ai:032edb
      eu2-x:fa66fb eu2-rwt:e0ff30 eu2-role:2bd42e eu2-r-prov:d96c1f eu2-r-dep:244aba eu2-r-imp:aa30d0
      eu2-r-dist:6511d4 eu2-r-ar:784abb eu2-r-comp:59dbbf eu2-r-pm:d001b3 eu2-pl-p:adfc80 eu2-pl-d:b60ff8
      eu2-pl-o:d228b9 eu2-r-25:0821e1 eu2-pl-seat:cb3bd1 eu2-o-kind:e4e1e7 eu2-o-size:4f0e9a eu2-f-int:a253dd
      eu2-f-txt:7d5429 eu2-f-med:656d63 eu2-f-bio:6900f4 eu2-f-dec:1b4c13 eu2-f-gpm:ba70ee eu2-ao:1a0c10
      eu2-5a:eff04f eu2-5b:372720 eu2-5c:9113a0 eu2-5d:a7126f eu2-5e:b79e40 eu2-5f:f3313b eu2-5g:d9d39a
      eu2-5h:60bd7f eu2-a1-law:6a5f67 eu2-a1-role:27ac3d eu2-a1-mdr:32797b eu2-a1-ivd:880f1b eu2-a1-tp:dd8a56
      eu2-a3:8956ad eu2-a3-more:6f7032 eu2-area-1:4e366f eu2-area-2:be693d eu2-area-3:015ac0 eu2-area-4:a49fdc
      eu2-area-5:4d2424 eu2-area-6:f675b9 eu2-area-7:ecde13 eu2-area-8:c986d6 eu2-a3-1a:7c00ef eu2-a3-1b:5000aa
      eu2-a3-1c:6b3e15 eu2-a3-2:2f2c84 eu2-a3-3a:97b729 eu2-a3-3b:da4ac4 eu2-a3-3c:8e5335 eu2-a3-3d:631f48
      eu2-a3-4a:0e3017 eu2-a3-4b:dbba7b eu2-a3-5a:78a5df eu2-a3-5b:bce315 eu2-a3-5c:d63825 eu2-a3-5d:71b9f1
      eu2-a3-6a:f280f6 eu2-a3-6b:e90c91 eu2-a3-6c:20d692 eu2-a3-6d:02569c eu2-a3-6e:754f30 eu2-a3-7a:dcf569
      eu2-a3-7b:f1ec23 eu2-a3-7c:7ef105 eu2-a3-7d:b5c194 eu2-a3-8a:af70fd eu2-a3-8b:48896d eu2-f-work:0bd4da
      eu2-e-claim:c4c86e eu2-e-prof:75b474 eu2-e-ground:f676d6 eu2-e-infl:264811 eu2-e-doc:682f0d eu2-e-doc-d:ee1eaa
      eu2-e-reg:babdc6 eu2-r-25c:e51a01 eu2-r-25a:5a904e eu2-r-25n:3a74de eu2-r-25b:0fc296 eu2-r-25o:df4e83
      eu2-r-25i:c98a28 eu2-r-25k:a51803 eu2-c-ao:546c79 eu2-c-seat:021878 eu2-o-fin:8b27ba eu2-m-x:b68cf6
      eu2-m-in3:2ee118 eu2-m-in1:29f4c9 eu2-m-chg:d226f1 eu2-m-pub:ba6d1c eu2-t-obv:9c2b06 eu2-t-mark:936eb7
      eu2-t-emo:5e5f7a eu2-t-deep:316dc4 eu2-t-text:f6b375 eu2-oss:d19fae eu2-d-50-1:8f5038 eu2-d-50-2m:eaf89d
      eu2-d-50-2d:b221bf eu2-d-50-3:840c5b eu2-d-50-4i:6a64b7 eu2-d-50-4t:1377da eu2-d-9:19fc1f eu2-d-10:32a803
      eu2-d-10b:e24ee6 eu2-d-11:91c8e7 eu2-d-12:7ba682 eu2-d-13:9d1a2e eu2-d-14:766d2a eu2-d-14-5:c4197f
      eu2-d-15a:b169e7 eu2-d-15c:aaccd7 eu2-d-16b:2307fe eu2-d-16l:43fc2a eu2-d-17:dd092f eu2-d-17-fin:8c2675
      eu2-d-18:7d429d eu2-d-19:2b89e1 eu2-d-20:e89a4c eu2-d-21:0e65ba eu2-d-22:5c20e1 eu2-p-std:ec1a18
      eu2-s-mod:f2cf58 eu2-p-rep:370e6c eu2-d-43:0be160 eu2-d-43-4:1a8b81 eu2-d-47:f7162e eu2-d-48:95d754
      eu2-d-49-1:b5bd57 eu2-d-49-5:6eeef4 eu2-d-72:0f747a eu2-d-73:39145c eu2-d-60:d0a9a7 eu2-d-61:0b6b9f
      eu2-d-26-1:73e2a4 eu2-d-26-2:820668 eu2-d-26-4:556e1c eu2-d-26-5:6122b7 eu2-d-26-5-fin:902a21
      eu2-d-26-5i:6cd42e eu2-d-26-6:174685 eu2-d-26-7:ee1bd9 eu2-d-26-8:892c07 eu2-d-26-9:7e67b4 eu2-d-26-10:7f1a6c
      eu2-d-26-11:f64afb eu2-d-26-12:6f7743 eu2-d-27:6f2d18 eu2-d-27-3:4537a9 eu2-d-86:61aa4c eu2-s-supply:c70214
      eu2-s-sbx:e0a72f eu2-d-25-4:4c0f09 eu2-d-25-4s:846cbe eu2-d-25-2:c4185d eu2-d-23-1a:f9b8c3 eu2-d-23-1b:14129d
      eu2-d-23-1c:5b8581 eu2-d-23-1d:67303c eu2-d-23-2:7b89a2 eu2-d-23-3:9740f5 eu2-d-23-4:3adbe7 eu2-d-23-5:becd8d
      eu2-d-24-1a:d54c2d eu2-d-24-1b:cc45a8 eu2-d-24-1c:7f4d49 eu2-d-24-2:b5cf9d eu2-d-24-3:e82b26 eu2-d-24-5:ebece7
      eu2-d-22-3a:c9f887 eu2-d-22-3b:07b970 eu2-d-22-3c:22184d eu2-d-22-3e:88c817 eu2-d-22-4:29e97a
      eu2-g-prov:cd593f eu2-g-third:cc03c3 eu2-g-sci:722aa3 eu2-g-eu:050afb eu2-g-flop:67bee0 eu2-g-des:358c8c
      eu2-g-oss:1c1064 eu2-g-when:43c462 eu2-g-seat:079725 eu2-d-52:09c8a9 eu2-d-53a:0385dd eu2-d-53b:fb0ac5
      eu2-d-53c:cc81a2 eu2-d-53d:aa900e eu2-d-54:b620bb eu2-d-55a:c624eb eu2-d-55b:7e4d25 eu2-d-55c:73d452
      eu2-d-55d:943e94 eu2-g-supply:80c5aa eu2-d-25-4g:acdcea eu2-d-4:7ce25a id:11c62c category:a67048
      question:dd46ba articleReference:551311 helpText:891e91 citation:35d36c type:fe135c options:6dbd58
      label:1e0ce1 instrument:528717 article:8ba592 url:cb8e18 asOf:4c9049 checkedOn:e68732 confidence:a73cfd
      appliesFrom:e36ca0 askedWhen:3ca708 scoring:d5c0ec group:83afe4 riskLevel:3cc394 riskScore:a010d8
      complianceScore:f8bec8 band:87e9f0 scored:8236a5 remarks:df445c euClass:5436d6 class:66a61c roles:c75d08
      model:251df7 supervisors:0fc25f findings:289178 gaps:b59db1 actions:9f879c recommendations:ec5d69
      duties:b8195e requests:380520 scores:b78fd4 working:4b8990 estimatedFine:d7da2d fine:ef6755 fines:b55011
      trace:0cde8a flips:961355 clocks:058b4f notes:71b893
    `,
  },
};
